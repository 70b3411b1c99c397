import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language, speak } from "./lib/i18n.svelte";
import { theme, wear } from "./lib/theme";

wear(theme(), false);
await speak(language());
mount(App, { target: document.getElementById("app")! });

// A part of the client could not be fetched, because the server was away: once it answers, begin anew; a draft is kept.
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  const again = async () => {
    const back = await fetch("/health").then((answer) => answer.ok).catch(() => false);
    if (back) location.reload();
    else setTimeout(again, 1000);
  };
  void again();
});
