import { describe, expect, it, vi } from "vitest";
import { Motion } from "../../lib/motion";
import type { BoardProps, View } from "../../lib/types";
import { asked, conflictHeight, fighters, rewardLines } from "./conflict";
import { Table } from "./table.svelte";

function player(seat: number, facts: View = {}): View {
  return { seat, kind: "player", leader: "paul_atreides", strength: 0, commander: false, ...facts };
}

type Heard = ReturnType<typeof vi.fn>;

function table(facts: Partial<BoardProps> = {}, view: View = {}): { table: Table; choose: Heard; inspect: Heard; ask: Heard } {
  const ask = vi.fn();
  const choose = vi.fn();
  const inspect = vi.fn();
  const props: BoardProps = {
    view: { game: "imperium", players: [player(0), player(1)], alliances: {}, conflict: null, spaces: { arrakeen: {} }, ...view },
    names: ["Mara", "Jonas"],
    words: { names: { leader: { paul_atreides: "Paul Atreides" } }, about: {}, rules: {} },
    seat: 0,
    question: null,
    options: [{ action: 7, notation: "to arrakeen", label: "Send the Agent to Arrakeen" }],
    barred: [{ action: 8, notation: "to carthag", label: "Carthag", rule: "R-AG-05", why: "No." }],
    selected: null,
    choose,
    inspect,
    t: (key) => key,
    ...facts,
  };
  return { table: new Table(() => props, new Motion(), ask), choose, inspect, ask };
}

const event = (key = ""): KeyboardEvent => ({ key, preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as KeyboardEvent;

describe("press", () => {
  it("chooses by click, Enter and Space, and by no other key", () => {
    const { table: t, choose } = table();
    const press = t.press("space:arrakeen", "Arrakeen", "space", "arrakeen");
    press.onclick(event());
    press.onkeydown(event("Enter"));
    press.onkeydown(event(" "));
    press.onkeydown(event("x"));
    expect(choose.mock.calls).toEqual([[7], [7], [7]]);
    expect(press["aria-label"]).toBe("Send the Agent to Arrakeen. Arrakeen");
    expect(press["aria-pressed"]).toBe(false);
  });

  it("shows what is known about anything else", () => {
    const { table: t, choose, inspect } = table();
    t.press("space:secrets", "Secrets", "space", "secrets").onclick(event());
    expect(choose).not.toHaveBeenCalled();
    expect(inspect).toHaveBeenCalledWith("space", "secrets");
  });

  it("asks which, where there are several things to do", () => {
    const options = [
      { action: 1, notation: "buy opulence", label: "Acquire" },
      { action: 2, notation: "buy_to_top opulence", label: "To the top" },
    ];
    const { table: t, choose, ask } = table({ options });
    t.press("market:opulence", "Opulence", "card", "opulence").onclick(event());
    expect(choose).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith("market:opulence");
  });

  it("says why something cannot be chosen", () => {
    const { table: t, choose, inspect, ask } = table();
    const press = t.press("space:carthag", "Carthag", "space", "carthag");
    press.onclick(event());
    expect(choose).not.toHaveBeenCalled();
    expect(inspect).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledWith("space:carthag");
    expect(press["aria-disabled"]).toBe(true);
    expect(press["aria-describedby"]).toBe("imp-why-8");
  });
});

it("lights what is sorted on the deck, and nothing of that name elsewhere", () => {
  const options = [{ action: 1, notation: "take dagger", label: "Take Dagger" }];
  const question = { kind: "SortTopThree", about: { cards: ["dagger", "diplomacy"], count: 3 }, text: "" };
  const { table: t } = table({ options, question });
  expect(t.top).toEqual(["dagger", "diplomacy"]);
  expect(t.mark("top:dagger").action).toBe(1);
  expect(["market:dagger", "hand:dagger", "discard:dagger"].map((place) => t.mark(place).state)).toEqual(["", "", ""]);
  expect(table().table.top).toEqual([]);
});

it("falls back to ids where there is no name", () => {
  const { table: t } = table();
  expect(t.name("card", "dagger")).toBe("dagger");
  expect(t.leader(player(0))).toBe("Paul Atreides");
  expect(t.person(5 - 4)).toBe("Jonas");
});

it("has nobody's things for a spectator", () => {
  expect(table({ seat: null }).table.own).toBeUndefined();
});

describe("the conflict", () => {
  it("is asked about with troops, and where allies are level", () => {
    const about = (kind: string, notation: string) => {
      const t = table({ question: { kind, about: {}, text: "" }, options: [{ action: 0, notation, label: "" }] }).table;
      return [asked(t), t.loose.words.length + t.loose.counts.length];
    };
    expect(about("DeployTroops", "deploy 0")).toEqual([true, 1]);
    expect(about("Concede", "ally b")).toEqual([true, 1]);
    expect(about("ChooseAlly", "ally b")).toEqual([false, 0]);
  });

  it("has the strongest first, and no commanders", () => {
    const players = [player(0, { strength: 2 }), player(1, { strength: 5 }), player(2, { commander: true, strength: 9 })];
    expect(fighters(table({}, { players }).table).map((one) => one.seat)).toEqual([1, 0]);
  });

  it("tells the rewards without their rank, and grows with them", () => {
    const words = { names: {}, rules: {}, about: { conflict: { raid: ["Première récompense\u00a0: 2 eaux.", "Second: 1 water."] } } };
    const { table: t } = table({ words }, { conflict: "raid" });
    expect(rewardLines(t, 500, "wide")).toEqual([["2 eaux."], ["1 water."]]);
    expect(conflictHeight(t, 352, "tall")).toBeGreaterThan(conflictHeight(table().table, 352, "tall"));
  });
});
