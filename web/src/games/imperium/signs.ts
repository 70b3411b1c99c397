// Signs: an icon with an amount, in a row. What a space costs and gives is written in them.

import { textWidth } from "./wrap";

export interface Sign {
  /** The file name of an icon; empty for words and the arrow. */
  icon: string;
  text: string;
  /** "then" is drawn as an arrow, "or" as a stroke. */
  mark?: "then" | "or";
  /** A message of the client instead of a text. */
  word?: string;
  /** A card whose name stands here. */
  card?: string;
}

export const ICON_COLOURS: Record<string, string> = {
  solari: "var(--r-solari)",
  spice: "var(--r-spice)",
  water: "var(--r-water)",
  persuasion: "var(--r-persuasion)",
  sword: "var(--r-sword)",
  "victory-point": "var(--r-vp)",
  alliance: "var(--r-vp)",
  intrigue: "var(--r-intrigue)",
  "card-draw": "var(--r-card)",
  trash: "var(--r-trash)",
  "agent-spy": "var(--r-spy)",
  sandworm: "var(--r-worm)",
  "maker-hooks": "var(--r-worm)",
  "shield-wall": "var(--r-worm)",
  contract: "var(--r-contract)",
  influence: "var(--r-vp)",
};

export function iconColour(icon: string): string {
  return ICON_COLOURS[icon] ?? "var(--ink-2)";
}

/** The signs of "troop 2,trash,then,card-draw 2". */
export function gainsOf(written: string): Sign[] {
  return written.split(",").map((part) => {
    const [word = "", amount = ""] = part.split(" ");
    if (word === "then" || word === "or") return { icon: "", text: "", mark: word };
    if (word === "steal" || word === "trade") return { icon: "", text: "", word: `web-imperium-gain-${word}` };
    if (word === "card") return { icon: "card-draw", text: "", card: amount };
    return { icon: word, text: amount };
  });
}

export const SIGN_ICON = 14;
const GAP = 4.5;
export const PILL = 5; // from a price to the edge of its pill
export const SIGN_SIZE = 12.5;

export interface PlacedSign extends Sign {
  x: number;
  width: number;
  /** An arrow follows: it may be paid for what stands behind that. */
  price: boolean;
}

/** Signs beside each other, each with its place from the left. */
export function placeSigns(signs: Sign[]): { placed: PlacedSign[]; width: number } {
  let x = 0;
  const placed = signs.map((sign, i) => {
    const mark = sign.mark === "then" ? 7 : sign.mark === "or" ? 5 : 0;
    const text = sign.text ? textWidth(sign.text, SIGN_SIZE) + (sign.icon ? 2 : 0) : 0;
    const width = mark + (sign.icon ? SIGN_ICON : 0) + text;
    const price = signs[i + 1]?.mark === "then";
    if (price) x += PILL;
    const at = { ...sign, x, width, price };
    x += width + GAP + (price ? PILL : 0);
    return at;
  });
  return { placed, width: Math.max(0, x - GAP) };
}
