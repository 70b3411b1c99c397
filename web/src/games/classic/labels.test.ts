import { describe, expect, it } from "vitest";
import en from "../../../../src/sietch/locale/en/classic_names.ftl?raw";
import fr from "../../../../src/sietch/locale/fr/classic_names.ftl?raw";
import italian from "../../../../src/sietch/locale/it/classic_names.ftl?raw";
import { LOCATIONS, PLANET, STORM_RING, TERRITORIES, type Point } from "./geometry";
import { fits, overlap, placeLabels, SMALLEST, textWidth, wrap, type Box, type Label, type Wanted } from "./labels";
import { boxOf, CORNERS, holds, OUTLINES } from "./outlines";
import { boxes, FIRST, polar, ring, standing } from "./standing";
import { HALF } from "./viewport";

const wanted = (id: string, text: string, [x, y]: [number, number], more: Partial<Wanted> = {}): Wanted => ({
  id, text, at: [x, y], w: 160, h: 40, rank: 4, always: false, home: { x: x - 80, y: y - 20, w: 160, h: 40 },
  outline: [[[x - 80, y - 20], [x + 80, y - 20], [x + 80, y + 20], [x - 80, y + 20]]], ...more,
});

it("knows what an outline holds", () => {
  const [square, hole] = [[[0, 0], [9, 0], [9, 9], [0, 9]], [[3, 3], [6, 3], [6, 6], [3, 6]]] as [number, number][][];
  expect([[1, 1], [8, 2], [10, 5], [-1, 5], [4, 4]].map(([x, y]) => holds([square!, hole!], [x!, y!]))).toEqual([true, true, false, false, false]);
});

describe("wrap", () => {
  it("breaks at spaces so that lines are even", () => {
    expect(wrap("Habbanya Ridge Flat", 2)).toEqual(["Habbanya", "Ridge Flat"]);
    expect(wrap("Étendue de la Crête de Habbanya", 3)).toHaveLength(3);
  });
  it("breaks after hyphens and keeps them", () => {
    expect(wrap("Goûte-poison", 2)).toEqual(["Goûte-", "poison"]);
  });
  it("leaves a single word alone", () => {
    expect(wrap("Meridian", 3)).toEqual(["Meridian"]);
  });
  it("loses nothing", () => {
    expect(wrap("Très Grande Étendue", 3).join(" ")).toBe("Très Grande Étendue");
  });
});

describe("fit", () => {
  it("never goes below what can be read", () => {
    for (const scale of [0.18, 0.3, 0.42, 1, 2]) {
      const label = fits(wanted("a", "Hole in the Rock", [0, 0], { always: true }), scale)[0];
      expect(label!.size * scale).toBeGreaterThanOrEqual(SMALLEST - 0.01);
    }
  });
  it("hides a name that would spill too far", () => {
    expect(fits(wanted("a", "Habbanya Ridge Flat", [0, 0], { w: 60, h: 20 }), 0.15)).toEqual([]);
  });
});

describe("placeLabels", () => {
  it("covers neither other names nor pieces", () => {
    const one = wanted("one", "Arrakeen", [0, 0], { rank: 1 });
    const two = wanted("two", "Basin", [4, 4], { rank: 2 });
    const placed = placeLabels([two, one], [{ x: -60, y: 60, w: 20, h: 20 }], 0.5);
    const boxes = [...placed.values()].map(({ box }) => box);
    expect(placed.has("one")).toBe(true);
    if (boxes.length === 2) expect(overlap(boxes[0]!, boxes[1]!)).toBe(false);
  });
  it("shows what must be shown", () => {
    const full = [{ x: -900, y: -900, w: 1800, h: 1800 }];
    expect(placeLabels([wanted("a", "Arrakeen", [0, 0], { always: true })], full, 0.4).has("a")).toBe(true);
    expect(placeLabels([wanted("a", "Arrakeen", [0, 0])], full, 0.4).has("a")).toBe(false);
  });
});

describe("names of strongholds", () => {
  const round = { x: -50, y: -50, w: 100, h: 100 };
  const name = (scale: number, taken = [] as Parameters<typeof placeLabels>[1]) =>
    placeLabels([wanted("a", "Arrakeen", [0, 0], { w: 76, h: 14, always: true, home: round, round: true })], taken, scale).get("a")!.box;
  it("stand outside a border that they are too wide for", () => {
    expect(overlap(name(0.26), round)).toBe(false);
    expect(name(0.26).y).toBeGreaterThanOrEqual(50);
    expect(name(0.26, [{ x: -200, y: 50, w: 400, h: 100 }]).y).toBeLessThan(-50);
  });
  it("stand inside where they have room", () => {
    expect(overlap(name(2), round)).toBe(true);
  });
});

describe("the names on a map", () => {
  const NARROW = 530 / (2 * HALF); // on a laptop
  /** Tokens on every so many locations, and two heaps of spice. */
  const viewOf = (every: number, storm: number) => {
    const players = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, faction: "guild", dot: 1 + 3 * seat, forces: {} as Record<string, [number, number]> }));
    Object.keys(LOCATIONS).forEach((id, at) => at % every === storm % every && (players[at % 6]!.forces[id] = [3, at % 2]));
    return { players, order: [0, 1, 2, 3, 4, 5], storm, spice: { sihaya_ridge: 6, "rock_outcroppings@13": 8 }, ruleset: {} };
  };
  const namesOn = (texts: string, view: ReturnType<typeof viewOf>, scale: number) => {
    const pieces = standing(view, scale);
    const taken = [...boxes(pieces, scale), ...ring(view, scale).boxes];
    const strong = Object.keys(TERRITORIES).filter((id) => TERRITORIES[id]!.terrain === "stronghold").flatMap((id) => CORNERS[id]!);
    const names = new Map([...texts.matchAll(/^classic-territory-(\w+) = (.*)$/gm)].map(([, id, text]) => [id!, text!]));
    const all = Object.entries(TERRITORIES).map(([id, { terrain, label }]): Wanted => {
      const [home, strong] = [boxOf(OUTLINES[id]!), terrain === "stronghold"];
      const rank = strong ? 2 : pieces.stacks.some(({ location }) => TERRITORIES[id]!.locations.includes(location)) ? 3 : 4;
      return { id, text: names.get(id)!, ...label, rank, always: strong, home, outline: CORNERS[id]!, round: strong };
    });
    return { taken, strong, placed: placeLabels(all, taken, scale, strong) };
  };
  /** Points along a line from one corner to another. */
  const along = ([x, y]: Point, [right, low]: Point): Point[] => Array.from({ length: 101 }, (_, at) => [x + ((right - x) * at) / 100, y + ((low - y) * at) / 100]);
  const inside = ({ x, y, w, h }: Box, [at, down]: Point): boolean => overlap({ x: at, y: down, w: 0, h: 0 }, { x: x + 8, y: y + 8, w: w - 16, h: h - 16 });

  for (const [language, texts] of Object.entries({ en, fr, it: italian })) {
    it(`are those of all but a few territories on a laptop, clear of each other and of tokens (${language})`, () => {
      for (const storm of [0, 4, 9, 13]) {
        const { taken, placed } = namesOn(texts, viewOf(4, storm), NARROW);
        expect(placed.size).toBeGreaterThanOrEqual(Object.keys(TERRITORIES).length - 4);
        const labels = [...placed.values()];
        for (const [at, { box, size }] of labels.entries()) {
          expect(size * NARROW).toBeGreaterThanOrEqual(SMALLEST - 0.01);
          expect([...taken, ...labels.slice(at + 1).map((other) => other.box)].filter((other) => overlap(box, other))).toEqual([]);
        }
      }
    });
    it(`are crossed neither by strong borders nor by a line to another place, and stay on the planet (${language})`, () => {
      for (const storm of [0, 4, 9, 13]) {
        const { strong, placed } = namesOn(texts, viewOf(6, storm), NARROW);
        const borders = strong.flatMap((ring) => ring.flatMap((corner, at) => along(ring.at(at - 1)!, corner)));
        for (const [id, { box, lines, size, plate }] of placed) {
          const ties = [...placed].filter(([other, { line }]) => other !== id && line).flatMap(([, { line }]) => {
            const [, x, y, right, low] = line!.match(/M([^,M]+),([^M]+)L(.+),(.+)$/)!.map(Number);
            return along([x!, y!], [right!, low!]);
          });
          expect([...(plate ? [] : borders), ...ties].filter((point) => inside(box, point)), `${id} is crossed`).toEqual([]);
          const high = box.h / lines.length;
          for (const [at, text] of plate ? [] : lines.entries()) {
            const [far, low] = [Math.abs(box.x + box.w / 2) + (textWidth(text) * size) / 2, Math.abs(box.y + (at + 0.5) * high) + high / 2];
            expect(Math.hypot(far, low), `${id} is over the rim`).toBeLessThan(PLANET + 1);
          }
        }
      }
    });
  }
  it("give way to a border that is strong for a while", () => {
    const border: Point[] = [[-80, 0], [80, 0]];
    const { box } = placeLabels([wanted("a", "Basin", [0, 0], { h: 200, home: { x: -80, y: -100, w: 160, h: 200 } })], [], 0.5, [border]).get("a")!;
    expect(along(...(border as [Point, Point])).some((point) => inside(box, point))).toBe(false);
  });
  it("are left out, unless they are needed, where they would have to lie across something", () => {
    const lattice = Array.from({ length: 80 }, (_, at): Point[] => [[-600, at * 20 - 800], [600, at * 20 - 800]]);
    expect(placeLabels([wanted("a", "Basin", [0, 0])], [], 0.3, lattice).has("a")).toBe(false);
    expect(placeLabels([wanted("a", "Basin", [0, 0], { always: true })], [], 0.3, lattice).has("a")).toBe(true);
  });
  it("stand in their own territory, or are tied to it", () => {
    for (const storm of [0, 4, 9, 13]) {
      for (const [id, { box, lines, line, plate }] of namesOn(en, viewOf(6, storm), NARROW).placed) {
        const rows = lines.map((_, at) => box.y + ((at + 0.5) * box.h) / lines.length);
        const within = rows.flatMap((y) => [1, 2, 3].filter((part) => holds(CORNERS[id]!, [box.x + (part * box.w) / 4, y])));
        expect(within.length >= 2 * lines.length || line || plate, `${id} stands elsewhere`).toBeTruthy();
      }
    }
  });
  it("move rather than stand with a line in another place", () => {
    const outline: [number, number][] = [[-100, -220], [100, -220], [100, 20], [-100, 20]];
    const { box, lines } = placeLabels([wanted("a", "Bight of the Cliff", [0, 0], { w: 110, home: boxOf("M-100,-220 100,-220 100,20 -100,20z"), outline: [outline] })], [], 0.25).get("a")!;
    expect(box.y + (1 - 0.5 / lines.length) * box.h).toBeLessThan(20);
  });
  it("are tied to a stronghold that they stand beside", () => {
    const { placed } = namesOn(en, viewOf(6, 0), NARROW);
    const plate = (id: string): Label["plate"] => placed.get(id)!.plate;
    expect(plate("sietch_tabr")).toMatch(/^M.*z$/);
    expect(plate("arrakeen")).toMatch(/^M.*z$/);
    expect(plate("polar_sink")).toBeUndefined();
  });
  it("have a line to a place that they stand off", () => {
    const tokens = { x: -200, y: -60, w: 400, h: 120 };
    const { line } = placeLabels([wanted("a", "Basin", [0, 0], { rank: 3 })], [tokens], 0.3).get("a")!;
    const [, x, y] = line!.match(/^M(.+),(.+)m.*a.*M\1,\2L/)!; // a dot and a line from it,
    expect(inside({ x: -88, y: -28, w: 176, h: 56 }, [Number(x), Number(y)])).toBe(true); // which is in the place
  });
  it("leave room for players, who sit on the map, clear of the numbers of the sectors", () => {
    for (const scale of [0.17, 0.2, NARROW, 0.5, 1]) {
      const { dot, seats, figures, short } = ring(viewOf(6, 4), scale);
      for (const at of seats) {
        expect(Math.hypot(...at) + FIRST * dot).toBeLessThan(HALF);
        for (const [x, y] of [...figures, polar(80 - short, STORM_RING.middle)]) expect(Math.hypot(x - at[0], y - at[1])).toBeGreaterThan(dot + 5.5 / scale);
      }
    }
  });
});

it("knows that wide letters are wider", () => {
  expect(textWidth("WWW")).toBeGreaterThan(textWidth("iii"));
});
