import { readdirSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const components = readdirSync(new URL("src", import.meta.url), { recursive: true }).filter((path) => path.endsWith(".svelte")).sort();

/** The class that keeps a component's styles to itself: short, since it stands in nearly every element and rule. */
function cssHash({ filename }) {
  return `s${components.findIndex((path) => filename.endsWith(`src/${path}`))}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, discloseVersion: false, cssHash } };
