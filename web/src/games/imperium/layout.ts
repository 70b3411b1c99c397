// Where everything stands on the board, for three widths of the page. Each has its own fixed viewBox.

import { spaceFacts, type Group } from "./spaces";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Cell extends Rect {
  id: string;
}

export interface Panel extends Rect {
  group: Group | "arrakis";
  /** The title stands left of the cells, not above them. */
  side: number;
  cells: Cell[];
  track: Rect | null;
}

export interface PostSpot {
  id: string;
  x: number;
  y: number;
  /** Middle points of the edges that it is joined to. */
  joins: { x: number; y: number }[];
}

export type Form = "tall" | "medium" | "wide";

export interface BoardLayout {
  form: Form;
  width: number;
  height: number;
  /** Largest and smallest size of labels: what the form makes of 14 and 11 px on the screen. */
  label: number;
  least: number;
  panels: Panel[];
  conflict: Rect;
  score: Rect | null;
}

const EDGE = 4;
const PAD = 8;
const CELL = 64;
const TRACK = 34;
const BETWEEN = 6;
const SCORE = 46;

/** Which form suits a page of this many pixels: labels must not come under 11 of them. */
export function formFor(pixels: number, six: boolean): Form {
  if (pixels >= (six ? 860 : 740)) return "wide";
  return pixels >= 600 ? "medium" : "tall";
}

const LABELS: Record<Form, [number, number]> = { tall: [13, 11], medium: [13.5, 12], wide: [14, 12.5] };

/** The whole board. `conflictHeight` is what the conflict's words and rows need at a width. */
export function layOut(
  game: string,
  ids: string[],
  form: Form,
  six: boolean,
  conflictHeight: (width: number, form: Form) => number,
): BoardLayout {
  const groups = new Map<Group, string[]>();
  for (const id of ids) {
    const group = spaceFacts(game, id)?.group;
    if (group) groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  const draft = new Draft(groups, game === "uprising");
  const width = form === "tall" ? 360 : form === "medium" ? 640 : six ? 904 : 840;
  let bottom = EDGE;
  let conflict: Rect;
  let score: Rect | null = null;
  const inner = width - 2 * EDGE;
  if (form === "wide") {
    const left = six ? 284 : 286;
    const right = { x: EDGE + left + BETWEEN, w: inner - left - BETWEEN };
    let y = EDGE;
    for (const faction of FACTION_GROUPS) y = draft.faction(faction, EDGE, y, left) + BETWEEN;
    const leftEnd = y - BETWEEN;
    y = draft.landsraadAndChoam(right.x, EDGE, right.w, 4) + BETWEEN;
    y = draft.arrakis(right.x, y, right.w, [six ? 5 : 4, six ? 4 : 3]) + BETWEEN;
    const owns = six ? draft.ownHeight + BETWEEN : 0;
    const scoring = six ? 0 : SCORE + BETWEEN;
    // Whatever the left column is longer by goes to the conflict.
    const h = Math.max(conflictHeight(right.w, form), leftEnd - y - owns - scoring);
    conflict = { x: right.x, y, w: right.w, h };
    y += h + BETWEEN;
    if (six) y = draft.owns(right.x, y, right.w, 2) + BETWEEN;
    else {
      score = { x: right.x, y, w: right.w, h: SCORE };
      y += SCORE + BETWEEN;
    }
    bottom = Math.max(leftEnd, y - BETWEEN);
  } else {
    const columns = form === "medium" ? 2 : 1;
    const w = (inner - (columns - 1) * BETWEEN) / columns;
    let y = EDGE;
    for (let i = 0; i < FACTION_GROUPS.length; i += columns) {
      let end = y;
      for (let j = 0; j < columns; j++) end = draft.faction(FACTION_GROUPS[i + j]!, EDGE + j * (w + BETWEEN), y, w);
      y = end + BETWEEN;
    }
    if (form === "medium") {
      y = draft.landsraadAndChoam(EDGE, y, inner, 4) + BETWEEN;
      y = draft.arrakis(EDGE, y, inner, [six ? 5 : 4, six ? 4 : 3]) + BETWEEN;
    } else {
      y = draft.grid("landsraad", EDGE, y, inner, ["landsraad"], [2]) + BETWEEN;
      y = draft.grid("choam", EDGE, y, inner, ["choam"], [2]) + BETWEEN;
      y = draft.arrakis(EDGE, y, inner, [2, 2]) + BETWEEN;
    }
    if (six) y = draft.owns(EDGE, y, inner, columns) + BETWEEN;
    else {
      score = { x: EDGE, y, w: inner, h: SCORE };
      y += SCORE + BETWEEN;
    }
    // Last, so that it can be cut off and shown first.
    conflict = { x: EDGE, y, w: inner, h: conflictHeight(inner, form) };
    bottom = y + conflict.h;
  }
  const [label, least] = six && form === "wide" ? [13, 11.6] : LABELS[form];
  return { form, width, height: Math.ceil(bottom + EDGE), label, least, panels: draft.panels, conflict, score };
}

const FACTION_GROUPS: Group[] = ["emperor", "spacing_guild", "bene_gesserit", "fremen"];

/** Panels as they are put on the board, one after the other. */
class Draft {
  readonly panels: Panel[] = [];
  // Uprising's observation posts stand in the gaps between spaces, and half above them.
  private readonly gap: number;
  private readonly rowGap: number;
  private readonly head: number;

  constructor(
    private readonly groups: Map<Group, string[]>,
    private readonly uprising: boolean,
  ) {
    this.gap = uprising ? 12 : 7;
    this.rowGap = uprising ? 16 : 7;
    this.head = uprising ? 37 : 31;
  }

  get ownHeight(): number {
    return this.head + CELL + PAD;
  }

  faction(group: Group, x: number, y: number, w: number): number {
    const h = this.head + CELL + 13 + TRACK + 5;
    const cells = this.row(this.groups.get(group) ?? [], x + PAD, y + this.head, w - 2 * PAD, 2);
    const track = { x: x + PAD, y: y + this.head + CELL + 13, w: w - 2 * PAD, h: TRACK };
    this.panels.push({ group, x, y, w, h, side: 0, cells, track });
    return y + h;
  }

  /** Rows of cells under one title; every group begins a row of its own. */
  grid(group: Panel["group"], x: number, y: number, w: number, parts: Group[], columns: number[]): number {
    const cells: Cell[] = [];
    // The Shield Wall, above Arrakis, wants to be clear of the posts.
    let at = y + this.head + (this.uprising && group === "arrakis" ? 6 : 0);
    parts.forEach((part, i) => {
      const ids = this.groups.get(part) ?? [];
      for (let first = 0; first < ids.length; first += columns[i]!) {
        cells.push(...this.row(ids.slice(first, first + columns[i]!), x + PAD, at, w - 2 * PAD, columns[i]!));
        at += CELL + this.rowGap;
      }
    });
    const end = at - this.rowGap + PAD;
    this.panels.push({ group, x, y, w, h: end - y, side: 0, cells, track: null });
    return end;
  }

  arrakis(x: number, y: number, w: number, columns: number[]): number {
    const ids = this.groups.get("cities") ?? [];
    // In two columns the third and fourth change places: posts between neighbours would stand on each other otherwise.
    if (this.uprising && columns[0] === 2) this.groups.set("cities", [ids[0]!, ids[1]!, ids[3]!, ids[2]!, ...ids.slice(4)]);
    return this.grid("arrakis", x, y, w, ["cities", "desert"], columns);
  }

  /** The fifth space of the Landsraad leaves room beside it, which CHOAM's two take. */
  landsraadAndChoam(x: number, y: number, w: number, columns: number): number {
    const ids = this.groups.get("landsraad") ?? [];
    // One post of Uprising watches the last two: the fourth comes first, so that the fifth is right under it.
    if (this.uprising && ids.length === 5) this.groups.set("landsraad", [ids[3]!, ids[0]!, ids[1]!, ids[2]!, ids[4]!]);
    const end = this.grid("landsraad", x, y, w, ["landsraad"], [columns]);
    const cell = (w - 2 * PAD - (columns - 1) * this.gap) / columns;
    const row = end - PAD - CELL;
    const left = x + PAD + cell + this.gap;
    const first = left + cell + this.gap;
    const width = x + w - PAD - first;
    const cells = this.row(this.groups.get("choam") ?? [], first, row, width, 2);
    this.panels.push({ group: "choam", x: left, y: row, w: x + w - PAD - left, h: CELL, side: cell, cells, track: null });
    return end;
  }

  /** The commanders' own boards, beside or under each other. */
  owns(x: number, y: number, w: number, columns: number): number {
    const each = (w - (columns - 1) * BETWEEN) / columns;
    (["own_fremen", "own_emperor"] as const).forEach((group, i) => {
      const left = x + (i % columns) * (each + BETWEEN);
      const top = y + Math.floor(i / columns) * (this.ownHeight + BETWEEN);
      const cells = this.row(this.groups.get(group) ?? [], left + PAD, top + this.head, each - 2 * PAD, 2);
      this.panels.push({ group, x: left, y: top, w: each, h: this.ownHeight, side: 0, cells, track: null });
    });
    const rows = Math.ceil(2 / columns);
    return y + rows * this.ownHeight + (rows - 1) * BETWEEN;
  }

  private row(ids: string[], x: number, y: number, w: number, columns: number): Cell[] {
    const cell = (w - (columns - 1) * this.gap) / columns;
    return ids.map((id, i) => ({ id, x: x + i * (cell + this.gap), y, w: cell, h: CELL }));
  }
}

/** Where a post stands: in the corner of its one space, or in the middle of the gaps between those that it watches. */
export function postSpot(id: string, watched: Cell[]): PostSpot | null {
  const first = watched[0];
  if (!first) return null;
  if (watched.length === 1) return { id, x: first.x + first.w - 5, y: first.y + 2, joins: [] };
  const left = Math.min(...watched.map((cell) => cell.x));
  const right = Math.max(...watched.map((cell) => cell.x + cell.w));
  const top = Math.min(...watched.map((cell) => cell.y));
  const bottom = Math.max(...watched.map((cell) => cell.y + cell.h));
  const sameRow = watched.every((cell) => cell.y === first.y);
  const second = watched[1]!;
  // Over three in a row it would hide the name of the one in the middle: the first gap is as good.
  const x = sameRow && watched.length > 2 ? (first.x + first.w + second.x) / 2 : (left + right) / 2;
  const y = sameRow ? top - 3 : (top + bottom) / 2;
  const joins = watched.map((cell) => ({
    x: Math.min(Math.max(x, cell.x + 14), cell.x + cell.w - 14),
    y: sameRow ? cell.y : cell.y < y ? cell.y + cell.h : cell.y,
  }));
  return { id, x, y, joins };
}
