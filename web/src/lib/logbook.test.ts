import { expect, test } from "vitest";
import { heading, lastAt, parts, pick, type Line } from "./logbook";
import type { GameEvent } from "./types";

function line(place: number, actions: number, event: GameEvent): Line {
  return { place, entry: { actions, event }, text: event.text ?? "", heading: heading(event) };
}
const LINES = [
  line(0, 1, { kind: "round", seat: -1, round: 2, text: "Round 2." }),
  line(1, 1, { kind: "turn", seat: 1, text: "Paul to play." }),
  line(2, 2, { kind: "gain", seat: 0, text: "Ariana gains 2 spice." }),
  line(3, 3, { kind: "phase", seat: -1, phase: "combat", text: "Combat." }),
  line(4, 4, { kind: "gain", seat: 1, text: "Paul gains 1 water." }),
  line(5, 9, { kind: "round", seat: -1, round: 3, text: "Round 3." }),
];
const places = (lines: Line[]) => lines.map((one) => one.place);

test("a heading says which round, turn or phase begins; somebody's turn is none", () => {
  expect(LINES.map((one) => one.heading)).toEqual([1, 0, 0, 2, 0, 1]);
});

test("filters keep the headings of what they keep", () => {
  expect(places(pick(LINES, 1, false, ""))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(places(pick(LINES, 0, true, ""))).toEqual([0, 2]);
  expect(places(pick(LINES, 0, false, "WATER"))).toEqual([0, 3, 4]);
  expect(places(pick(LINES, 0, true, "water"))).toEqual([]);
});

test("a moment is found among the lines", () => {
  expect([0, 1, 3, 8, 99].map((actions) => lastAt(LINES, actions))).toEqual([-1, 1, 3, 4, 5]);
});

test("parts of a game begin at its headings", () => {
  expect(parts(LINES.map((one) => one.entry))).toEqual([1, 3, 9]);
});
