import { describe, expect, it } from "vitest";
import { overlap, type Box } from "./labels";
import { LOCATIONS, PLANET, TERRITORIES } from "./geometry";
import { boxOf, cornersOf, holds, OUTLINES } from "./outlines";
import { battleZone, counted, countText, known, stacksAt, stacksIn, strongholdsToWin, terrainOf } from "./reading";
import { boxes, ring, stackRadius, standing } from "./standing";

const view = {
  order: [1, 0],
  coexisting: ["cielago_north"],
  spice: { "cielago_north@2": 8 },
  ruleset: { victory: "fr1992" },
  players: [
    { seat: 0, faction: "fremen", forces: { "cielago_north@0": [3, 2], "cielago_north@2": [1, 0] } },
    { seat: 1, faction: "bene_gesserit", forces: { "cielago_north@0": [1, 0] } },
  ],
};

describe("tokens", () => {
  it("stand by sector, in turn order, and look on where they coexist", () => {
    expect(stacksAt(view, "cielago_north@0")).toEqual([
      { seat: 1, faction: "bene_gesserit", tokens: 1, elites: 0, aside: true },
      { seat: 0, faction: "fremen", tokens: 3, elites: 2, aside: false },
    ]);
    expect(stacksIn(view, TERRITORIES.cielago_north!.locations).find(({ seat }) => seat === 0)).toMatchObject({ tokens: 4, elites: 2 });
  });
  it("are written with their elite", () => {
    expect([countText([5, 0]), countText([5, 2]), countText([0, 2])]).toEqual(["5", "5+2★", "2★"]);
    expect(counted(["a", "b", "a"])).toEqual([["a", 2], ["b", 1]]);
  });
  it("have a place each", () => {
    const found = standing(view, 0.4);
    expect(found.stacks).toHaveLength(3);
    expect(found.spice[0]?.at).toEqual(LOCATIONS["cielago_north@2"]!.spice);
    expect(boxes(found, 0.4)).toHaveLength(4);
  });
  it("do not touch those of another territory", () => {
    const beside = { ...view, spice: {}, players: [{ ...view.players[0]!, forces: { tueks_sietch: [1, 0], "south_mesa@4": [2, 0] } }, { ...view.players[1]!, forces: { tueks_sietch: [3, 0] } }] };
    const { stacks } = standing(beside, 0.25);
    const all = boxes(standing(beside, 0.25), 0.25);
    const other = all[stacks.findIndex(({ location }) => location === "south_mesa@4")]!;
    const near = { x: other.x - 8, y: other.y - 8, w: other.w + 16, h: other.h + 16 }; // two pixels each way
    expect(all.filter((box) => overlap(box, near))).toEqual([other]);
  });
  // Two stacks in every sector in turn, with its spice, a player at every other dot, and all strongholds contested.
  const crowds = Object.entries(LOCATIONS).map(([location, { spice }]) => {
    const contested = Object.keys(TERRITORIES).filter((id) => TERRITORIES[id]!.terrain === "stronghold" && id !== location);
    const forces = Object.fromEntries([location, ...contested].map((id) => [id, [3, 0]]));
    const players = [1, 4, 7, 10, 13, 16].map((dot, seat) => ({ seat, dot, faction: "fremen", forces: seat < 2 ? forces : {} }));
    return { location, view: { ...view, storm: 2, order: [0, 1, 2, 3, 4, 5], players, spice: spice ? { [location]: 8 } : {} } };
  });
  it.each([0.165, 0.25, 0.265, 0.3, 0.4, 1])("stay in their own sector and on the planet, off each other and off players, at %f pixels to a unit", (scale) => {
    const hair = 0.7 / scale;
    const less = ({ x, y, w, h }: Box): Box => ({ x: x + hair, y: y + hair, w: w - 2 * hair, h: h - 2 * hair });
    for (const { location, view } of crowds) {
      const found = standing(view, scale);
      const [all, round] = [boxes(found, scale).map(less), ring(view, scale).boxes];
      const pieces = [...found.stacks, ...found.spice];
      for (const [at, one] of pieces.entries()) {
        const why = `${one.location} beside ${location}`;
        if (TERRITORIES[one.location]?.terrain !== "stronghold") expect(holds(cornersOf(LOCATIONS[one.location]!.shape), one.at), why).toBe(true);
        expect(Math.hypot(...one.at) + stackRadius(scale), why).toBeLessThan(PLANET + 1 / scale);
        for (const other of [...all.slice(at + 1), ...round]) expect(overlap(all[at]!, other), why).toBe(false);
      }
    }
  });
  it("cover neither each other nor a stronghold that they do not stand in, however small the map", () => {
    const hold = boxOf(OUTLINES.tueks_sietch!);
    const forces = { tueks_sietch: [1, 4], "south_mesa@4": [2, 0], "false_wall_south@4": [3, 3] };
    const crowded = { ...view, spice: {}, players: view.players.map((player) => ({ ...player, forces })) };
    for (const scale of [0.22, 0.26, 0.5, 1]) {
      const all = boxes(standing(crowded, scale), scale).map(({ x, y, w, h }) => ({ x: x + 4, y: y + 4, w: w - 8, h: h - 8 }));
      standing(crowded, scale).stacks.forEach(({ location }, at) => expect(location !== "tueks_sietch" && overlap(all[at]!, hold)).toBe(false));
      for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) expect(overlap(one, other)).toBe(false);
    }
  });
});

it("lets the storm cut a battle", () => {
  const storm = (sector: number) => ({ ...view, storm: sector });
  expect(battleZone(storm(9), "cielago_north@1")).toEqual(["cielago_north@0", "cielago_north@1", "cielago_north@2"]);
  expect(battleZone(storm(1), "cielago_north@2")).toEqual(["cielago_north@2"]);
  expect(battleZone(storm(1), "cielago_north@1")).toEqual(["cielago_north@1"]);
  expect(battleZone(storm(17), "cielago_west@0")).toEqual(["cielago_west@0"]);
  expect(battleZone(storm(6), "false_wall_east@7")).toEqual(["false_wall_east@7", "false_wall_east@8"]);
});

it("counts the strongholds that win", () => {
  const table = (seats: number, rules: object) => ({ players: Array(seats).fill({}), ruleset: rules });
  expect(strongholdsToWin(table(6, { victory: "fr1992" }), 1)).toBe(3);
  expect(strongholdsToWin(table(2, { victory: "fr1992" }), 1)).toBe(4);
  expect(strongholdsToWin(table(6, { victory: "italian" }), 2)).toBe(4);
  expect(strongholdsToWin(table(6, { victory: "italian" }), 3)).toBe(5);
  expect(strongholdsToWin(table(6, { victory: "fr1992", one_more_stronghold: true }), 1)).toBe(4);
  expect(strongholdsToWin(table(6, { victory: "fr1992", shield_wall_counts: true }), 1)).toBe(4);
  expect(strongholdsToWin(table(8, { victory: "fr1992", extra_strongholds: "harg_pass" }), 1)).toBe(3);
  expect(strongholdsToWin(table(8, { victory: "italian", extra_strongholds: "both" }), 3)).toBe(7);
});

it("makes strongholds of the territories that the table plays with", () => {
  const table = (name: string) => ({ ruleset: { extra_strongholds: name } });
  expect(["harg_pass", "false_wall_east"].map((id) => terrainOf(table("harg_pass"), id))).toEqual(["stronghold", "rock"]);
  expect(["harg_pass", "false_wall_east"].map((id) => terrainOf(table("none"), id))).toEqual(["sand", "rock"]);
  expect(terrainOf(table("both"), "arrakeen")).toBe("stronghold");
});

it("every location belongs to its territory", () => {
  for (const [id, { territory }] of Object.entries(LOCATIONS)) expect(TERRITORIES[territory]!.locations).toContain(id);
});

describe("what was learnt", () => {
  const learnt = { known_cards: ["crysknife"], lacks: [], known_traitors: [], innocent: [] };
  it("is told of others; of oneself only a silence", () => {
    const players = [0, 1].map((seat) => ({ ...learnt, seat, silenced: false }));
    expect(known({ order: [1, 0], viewer: 0, players }).map(({ seat }) => seat)).toEqual([1]);
    players[0]!.silenced = true;
    expect(known({ order: [1, 0], viewer: 0, players })[1]).toMatchObject({ seat: 0, cards: [], silenced: true });
  });
});
