// A picture for every card, made from its id: two dunes, a sun or a moon, and the sign of its main effect.

export interface Picture {
  far: string;
  near: string;
  sun: { x: number; y: number; r: number; hollow: boolean };
}

export const WIDTH = 124;
export const HEIGHT = 44;

/** A number from a text, the same everywhere and always. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0;
  return value;
}

export function pictureOf(id: string): Picture {
  const seed = hash(id);
  const pick = (shift: number, count: number): number => (seed >>> shift) % count;
  const crest = 30 + pick(0, 64);
  const far = 14 + pick(5, 10);
  const near = 26 + pick(9, 8);
  const dip = 60 + pick(13, 50);
  return {
    far: `M0 ${far + 10}Q${crest} ${far - 8} ${WIDTH} ${far + 12}V${HEIGHT}H0z`,
    near: `M0 ${near}Q${dip / 2} ${near - 12} ${dip} ${near + 2}T${WIDTH} ${near - 2}V${HEIGHT}H0z`,
    sun: { x: 10 + pick(17, 104), y: 8 + pick(21, 6), r: 5 + pick(24, 4), hollow: pick(27, 3) === 0 },
  };
}
