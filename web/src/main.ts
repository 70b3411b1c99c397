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
