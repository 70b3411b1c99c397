// The arena as it is drawn: three rings of five spaces around an empty centre, counted counterclockwise.

export const RINGS = ["inner", "middle", "outer"] as const;
const SPACES = 5;
const FIRST = 26; // where the inner ring begins, from the centre
const DEPTH = 24;
const TURN = (2 * Math.PI) / SPACES;

export interface Space {
  readonly id: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** A point so far from the centre; spaces are counted against the clock, from the top. */
function point(radius: number, turns: number): [number, number] {
  const angle = -Math.PI / 2 - turns * TURN;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const at = ([x, y]: [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

function space(ring: number, number: number): Space {
  const near = FIRST + ring * DEPTH;
  const far = near + DEPTH;
  const [from, to] = [number - 0.5, number + 0.5];
  const [x, y] = point((near + far) / 2, number);
  const path =
    `M${at(point(near, from))} L${at(point(far, from))} A${far} ${far} 0 0 0 ${at(point(far, to))} ` +
    `L${at(point(near, to))} A${near} ${near} 0 0 1 ${at(point(near, from))}Z`;
  return { id: `${RINGS[ring]}_${number + 1}`, path, x, y };
}

export const ARENA: readonly Space[] = RINGS.flatMap((_, ring) =>
  Array.from({ length: SPACES }, (_, number) => space(ring, number)),
);

/** The line between two spaces, by the id that the game gives it: `outer_1/outer_2`. */
export function edgeLine(id: string): string {
  const [one, other] = id.split("/").map((name) => name.split("_")) as [[string, string], [string, string]];
  const rings = [RINGS.indexOf(one[0] as (typeof RINGS)[number]), RINGS.indexOf(other[0] as (typeof RINGS)[number])];
  const numbers = [Number(one[1]) - 1, Number(other[1]) - 1] as [number, number];
  if (rings[0] === rings[1]) {
    const near = FIRST + (rings[0] ?? 0) * DEPTH;
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    const between = low === 0 && high === SPACES - 1 ? -0.5 : low + 0.5;
    return `M${at(point(near + 2, between))} L${at(point(near + DEPTH - 2, between))}`;
  }
  const radius = FIRST + Math.max(...rings) * DEPTH;
  const number = numbers[0];
  return `M${at(point(radius, number - 0.42))} A${radius} ${radius} 0 0 0 ${at(point(radius, number + 0.42))}`;
}

/** How far from the centre a space lies: 0 is the inner ring. */
export function ringOf(id: string): number {
  return RINGS.findIndex((ring) => id.startsWith(ring));
}

const AROUND = 360 / SPACES;
const SIDES: Readonly<Record<string, number>> = { outward: 0, outside: 0, left: 90, inward: 180, inside: 180, right: -90 };

/** What a duel card is for: the first word of its id. */
export function cardKind(card: string): string {
  return card.slice(0, card.indexOf("_"));
}

/** Where an attack or a parry points on the screen, in degrees clockwise from the right; null where it points nowhere. */
export function bearing(space: string, card: string): number | null {
  const [ring, number] = space.split("_");
  const side = SIDES[card.slice(card.indexOf("_") + 1)];
  if (!ring || !number || side === undefined) return null;
  return -90 - (Number(number) - 1) * AROUND + side;
}

/** What a blow leaves of a champion: support pays first, then strength. */
export function blowOn({ support, strength }: { support?: number; strength?: number | null }, blow: number) {
  const kept = Math.max(0, (support ?? 0) - blow);
  const life = (strength ?? 0) - Math.max(0, blow - (support ?? 0));
  return { falls: life <= 0, left: { blow, support: kept, strength: Math.max(0, life) } };
}
