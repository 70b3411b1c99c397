// A ruleset as a form: what an option is unless somebody changes it, and what is sent to the server.

import type { Choice, GameInfo } from "./api";

/** Options that can be set here: switches, numbers, and those with more than one choice. */
export function settable(info: GameInfo): Choice[] {
  return info.options.filter((option) => typeof option.default !== "string" || option.choices.length > 1);
}

/** What an option is under a preset; a list (who plays what, seat by seat) is told as it is. */
export function usual(info: GameInfo, preset: string, option: Choice): unknown {
  const values = info.presets.find((one) => one.preset === preset)?.values ?? {};
  return values[option.option] ?? option.default;
}

/** The ruleset for a new table: a preset, and whatever differs from it. */
export function ruleset(info: GameInfo, preset: string, given: Record<string, string>): Record<string, unknown> {
  const rules: Record<string, unknown> = preset ? { preset } : {};
  for (const option of settable(info)) {
    const text = given[option.option] ?? "";
    if (text === "") continue;
    rules[option.option] = typeof option.default === "boolean" ? text === "true" : typeof option.default === "number" ? Number(text) : text;
  }
  return rules;
}
