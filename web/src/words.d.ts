// What words.ts makes of the Fluent files.

declare module "virtual:words" {
  const keys: string[];
  export default keys;
}

declare module "virtual:words/*" {
  const texts: import("./lib/phrasing").Texts;
  export default texts;
}

// What vite.config.ts makes of the drawings in icons/.
declare module "virtual:icons" {
  const drawings: Record<string, string>;
  export default drawings;
}
