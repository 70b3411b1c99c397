// Labels on the board are wrapped before they are drawn: at spaces, then after hyphens, then in smaller type.
// Widths come from a table of the font's own figures, so that the result is the same everywhere, tests included.

const NARROW = 0.27;
const USUAL = 0.53;
const WIDTHS: Record<string, number> = {};
for (const [letters, width] of [
  ["ijlI.,:;'’! ", NARROW],
  ["ftr()-«»", 0.36],
  ["csz", 0.46],
  ["mw", 0.78],
  ["MW", 0.84],
  ["ACDGHKNOQRUVXBPY", 0.62],
] as const) {
  for (const letter of letters) WIDTHS[letter] = width;
}
WIDTHS[" "] = 0.21;

export interface Lines {
  lines: string[];
  size: number;
  /** Where even the smallest type is too wide: the width that each line must be squeezed into, or null. */
  squeeze: (number | null)[];
}

/** How wide a text is in the board's font. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) sum += WIDTHS[letter] ?? USUAL;
  return sum * size;
}

/** A text in lines of at most this width, without breaking words. */
export function wrapText(text: string, width: number, size: number): string[] {
  // A narrow or ordinary no-break space holds words together, so only plain spaces and hyphens divide.
  const pieces = text.split(/(?<= )|(?<=\p{L}-)(?=\p{L})/u);
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (line && textWidth((line + piece).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}

/** A label in at most `most` lines: as large as fits between the two sizes, squeezed where nothing fits. */
export function wrapLabel(text: string, width: number, largest: number, smallest: number, most = 2): Lines {
  for (let size = largest; size >= smallest; size -= 0.5) {
    const lines = wrapText(text, width, size);
    if (lines.length <= most && lines.every((line) => textWidth(line, size) <= width)) {
      return { lines, size, squeeze: lines.map(() => null) };
    }
  }
  let lines = wrapText(text, width, smallest);
  if (lines.length > most) lines = [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")];
  return { lines, size: smallest, squeeze: lines.map((line) => (textWidth(line, smallest) > width ? width : null)) };
}
