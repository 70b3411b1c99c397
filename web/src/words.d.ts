// What words.ts makes of the Fluent files.

declare module "virtual:words" {
  const keys: string[];
  export default keys;
}

declare module "virtual:words/*" {
  const texts: import("./lib/phrasing").Texts;
  export default texts;
}
