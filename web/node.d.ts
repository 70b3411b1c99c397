// The little of node that building the client needs.

declare module "node:fs" {
  export function readdirSync(folder: string): string[];
  export function readFileSync(file: string, encoding: "utf-8"): string;
}
