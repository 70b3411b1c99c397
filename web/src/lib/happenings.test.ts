import { expect, test } from "vitest";
import { happenings, unread, type Scene } from "./happenings";
import type { Moment, Seat, Talk } from "./types";

const person = (seat: number, present = true): Seat => ({ seat, kind: "person", name: "", bot: null, stand_in: false, resigned: false, locked: false, present });
const said = (seat: number, at: number): Talk => ({ seat, at, text: "…", audience: null });
const asked = { kind: "Bidding", about: {}, text: "?" };

function scene(change: Partial<Moment> = {}, talk: Talk[] = []): Scene {
  const moment: Moment = {
    seq: 1, status: "playing", seats: [person(0), person(1), person(2)], clock: null, vote: null, waiting: [1], actions: 5,
    names: [], question: null, options: [], barred: [], confidants: [], result: null, ...change,
  };
  return { moment, talk };
}
const kinds = (before: Scene, now: Scene, ours = [0]) => happenings(before, now, 0, ours).map((one) => one.kind);

test("my turn begins once", () => {
  const mine = scene({ question: asked, actions: 6 });
  expect(kinds(scene(), mine)).toEqual(["turn"]);
  expect(kinds(mine, scene({ question: asked, actions: 7, waiting: [0] }))).toEqual(["acted"]);
});

test("what I do myself is no news", () => {
  expect(kinds(scene({ question: asked, waiting: [0] }), scene({ actions: 6 }))).toEqual([]);
});

test("the first look at a table is no news", () => {
  expect(kinds(scene({ seq: -1, status: "open" }), scene({ question: asked }, [said(1, 9)]))).toEqual([]);
});

test("the end, talk, a vote", () => {
  expect(kinds(scene(), scene({ status: "finished" }))).toEqual(["over"]);
  expect(kinds(scene({}, [said(1, 1)]), scene({}, [said(1, 1), said(0, 2), said(2, 3)]))).toEqual(["said"]);
  const vote = { kind: "pause", by: 2, about: 0, electorate: [0, 1, 2], yes: [2], no: [] };
  expect(kinds(scene(), scene({ vote }))).toEqual(["vote"]);
  expect(kinds(scene(), scene({ vote: { ...vote, by: 0 } }))).toEqual([]);
});

test("others come and go, but not the seats at this device", () => {
  const gone = scene({ seats: [person(0), person(1, false), person(2)] });
  expect(kinds(scene(), gone)).toEqual(["left"]);
  expect(kinds(gone, scene())).toEqual(["back"]);
  expect(kinds(scene(), gone, [0, 1])).toEqual([]);
});

test("unread is what others said since", () => {
  expect(unread([said(1, 1), said(0, 2), said(2, 3)], 0, 1)).toBe(1);
});
