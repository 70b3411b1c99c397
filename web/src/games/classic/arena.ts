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
