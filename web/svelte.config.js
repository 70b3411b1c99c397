import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const owners = new Map();

/** The class that keeps a component's styles to itself: short, since it stands in nearly every element and rule. */
function cssHash({ hash, filename }) {
  const name = `s${hash(filename).slice(-4)}`;
  if ((owners.get(name) ?? filename) !== filename) throw new Error(`${filename} and ${owners.get(name)} share the class ${name}`);
  owners.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, discloseVersion: false, cssHash } };
