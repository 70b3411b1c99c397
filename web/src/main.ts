import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { boardOf } from "./games";
import { vocabulary } from "./lib/api";
import { language, speak } from "./lib/i18n.svelte";
import { path } from "./lib/router.svelte";
import { knock } from "./lib/table.svelte";
import { theme, wear } from "./lib/theme";

wear(theme(), false);
const spoken = speak(language());
for (const face of document.fonts) face.load().catch(() => {}); // nothing is drawn in another font first
// The server has told what is played at this address: board, words and connection are on their way before there is a page.
const { game, seats } = document.documentElement.dataset;
const [page, table] = path();
if (game) {
  if (page === "t") knock(table!);
  void boardOf(game);
  void vocabulary(game, language(), Number(seats)).catch(() => undefined);
}
await spoken;
mount(App, { target: document.getElementById("app")! });
