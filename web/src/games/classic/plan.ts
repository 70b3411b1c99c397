// A battle plan is asked for step by step; here is how far it has come, and the wheel that its number is dialled on.

import type { Option, Question } from "../../lib/types";
import { CARD_KINDS, LEADERS } from "./pieces";
import { split } from "./spots";

export const STEPS = ["leader", "weapon", "defense", "kwisatz_haderach", "dial", "support"] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<string, Step>> = {
  leader: "leader",
  hero: "leader",
  no_leader: "leader",
  weapon: "weapon",
  defense: "defense",
  kwisatz_haderach: "kwisatz_haderach",
  dial: "dial",
  support: "support",
};

/** Questions whose answers are parts of a plan. */
const PLANNING = ["Plans", "ShowElement"];
const HERO_BASE = 100; // the engine writes a cheap hero as this plus the card

export interface Settled {
  readonly step: Step;
  /** What stands there: a leader, a card, a number; null for none. */
  readonly kind: "leader" | "card" | "number" | "flag";
  readonly id: string | null;
}

export function planning(question: Question | null): boolean {
  return question !== null && PLANNING.includes(question.kind);
}

/** The step that is asked for now. */
export function stepNow(options: readonly Option[]): Step | null {
  const steps = options.map((option) => STEP_OF[split(option.notation)[0]]);
  return STEPS.find((step) => steps.includes(step)) ?? null;
}

export function optionsOf(options: readonly Option[], step: Step): Option[] {
  return options.filter((option) => STEP_OF[split(option.notation)[0]] === step);
}

/** What has been settled before this step. The question tells it in the engine's numbers. */
export function settled(question: Question | null, now: Step | null): Settled[] {
  const plan = question?.about.plan;
  if (!Array.isArray(plan) || now === null) return [];
  const [leader, weapon, defense, kwisatz, dial] = plan as number[];
  const leaders = Object.keys(LEADERS);
  const cards = Object.keys(CARD_KINDS);
  const card = (n: number | undefined): string | null => cards[n ?? -1] ?? null;
  const hero = (leader ?? -1) >= HERO_BASE;
  const all: Settled[] = [
    { step: "leader", kind: hero ? "card" : "leader", id: hero ? card(leader! - HERO_BASE) : (leaders[leader ?? -1] ?? null) },
    { step: "weapon", kind: "card", id: card(weapon) },
    { step: "defense", kind: "card", id: card(defense) },
    { step: "kwisatz_haderach", kind: "flag", id: kwisatz ? "yes" : null },
    { step: "dial", kind: "number", id: String((dial ?? 0) / 2) },
  ]; // the spice in support comes last: nothing is asked after it
  return all.slice(0, STEPS.indexOf(now));
}

/** The notation that settled a step, to find its option again. */
export function notationOf({ step, kind, id }: Settled): string {
  if (step === "leader") return id === null ? "no_leader" : `${kind === "card" ? "hero" : "leader"} ${id}`;
  if (step === "kwisatz_haderach") return `${step} ${id ?? "no"}`;
  return `${step} ${id ?? "none"}`;
}

/** What a plan adds up to: the leader's strength, the Kwisatz Haderach, and the dial; null where nothing is known yet. */
export function totalOf(parts: readonly Settled[], bonus: number): { leader: number; kwisatz: number; dial: number } | null {
  const part = (step: Step): Settled | undefined => parts.find((one) => one.step === step);
  const leader = part("leader");
  if (!leader) return null;
  const strength = leader.kind === "leader" && leader.id !== null ? (LEADERS[leader.id]?.[1] ?? 0) : 0;
  return { leader: strength, kwisatz: part("kwisatz_haderach")?.id === "yes" ? bonus : 0, dial: Number(part("dial")?.id ?? 0) };
}

/** A step as an option settles it. */
export function settledBy(option: Option): Settled | null {
  const [word, id] = split(option.notation);
  const step = STEP_OF[word];
  if (!step) return null;
  if (step === "dial" || step === "support") return { step, kind: "number", id };
  if (step === "kwisatz_haderach") return { step, kind: "flag", id: id === "yes" ? "yes" : null };
  const kind = word === "leader" ? "leader" : "card";
  return { step, kind, id: id === "none" || id === "" ? null : id };
}

/** What the wheel shows before it is asked for: everything that so many tokens could dial. */
export function dialRange([tokens, elites]: readonly [number, number], halves: boolean): number[] {
  const most = Math.min(20, tokens + 2 * elites);
  const step = halves ? 0.5 : 1;
  return Array.from({ length: most / step + 1 }, (_, index) => index * step);
}

// -- the wheel ----------------------------------------------------------------------------------------------------

export const OPENING = 60; // degrees at the bottom that stay free

/** A point on the wheel; 0 is straight up, degrees run clockwise. */
export function onWheel(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** From where to where the segment of the i-th of so many numbers reaches. */
export function segment(index: number, count: number): [from: number, to: number] {
  const width = (360 - OPENING) / count;
  const from = -180 + OPENING / 2 + index * width;
  return [from, from + width];
}

/** A piece of a ring as an SVG path. */
export function ring(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b] = [onWheel(from, outer), onWheel(to, outer)];
  const [c, d] = [onWheel(to, inner), onWheel(from, inner)];
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}z`;
}

/** Which number lies under a point of the wheel; null in the opening. */
export function indexAt(x: number, y: number, count: number): number | null {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  const along = degrees + 180 - OPENING / 2;
  const width = (360 - OPENING) / count;
  return along < 0 || along >= 360 - OPENING ? null : Math.floor(along / width);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
