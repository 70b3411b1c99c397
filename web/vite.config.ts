import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.ts";

// The built client is part of the Python package: whoever plays needs no node.
export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/sietch/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    // What every page needs is one file, which compresses better than several; boards and languages are fetched when needed.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "client", test: (id) => !/\/games\/\w+\/|words\//.test(id) }] } } },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
