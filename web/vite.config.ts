import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { words } from "./words.ts";

const ICONS = decodeURI(new URL("src/icons/", import.meta.url).pathname);

/** Every icon by its name, without its frame, which is the same for all of them. */
const icons: Plugin = {
  name: "icons",
  resolveId: (id) => (id === "virtual:icons" ? `\0${id}` : undefined),
  load(id) {
    if (id !== "\0virtual:icons") return undefined;
    const drawn = (file: string) => /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(ICONS + file, "utf-8"))![1];
    return `export default ${JSON.stringify(Object.fromEntries(readdirSync(ICONS).sort().map((file) => [file.slice(0, -4), drawn(file)])))}`;
  },
};

// The built client is part of the Python package: whoever plays needs no node.
export default defineConfig({
  plugins: [icons, svelte(), words()],
  build: {
    outDir: "../src/sietch/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // One file of styles: a board never waits for its own, and none can be missing when the server was away for a moment.
    cssCodeSplit: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    // What every page needs is one file, which compresses better than several; boards and languages are fetched when needed.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "client", test: (id) => !/\/games\/\w+\/|words\//.test(id) }] } } },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
