// What a view says, in the shapes that the components draw. Nothing here knows more than the view.

import type { View } from "../../lib/types";
import { LOCATIONS, TERRITORIES, type Terrain } from "./geometry";
import { LEADERS } from "./pieces";

export interface Stack {
  readonly seat: number;
  readonly faction: string | null;
  readonly tokens: number;
  readonly elites: number;
  /** Bene Gesserit who only look on. */
  readonly aside: boolean;
}

export interface LeaderFacts {
  readonly id: string;
  readonly strength: number;
  readonly where: "home" | "tanks" | "captive";
  readonly fought: string | null;
  readonly faction: string | null;
}

export interface Known {
  readonly seat: number;
  readonly cards: string[];
  readonly lacks: string[];
  readonly traitors: string[];
  readonly innocent: string[];
  readonly silenced: boolean;
}

export function territoryOf(location: string): string {
  return location.split("@")[0]!;
}

export function stacksAt(view: View, location: string): Stack[] {
  const found: Stack[] = [];
  for (const seat of view.order as number[]) {
    const player = view.players[seat];
    const count = player.forces[location] as [number, number] | undefined;
    if (!count) continue;
    const aside = player.faction === "bene_gesserit" && view.coexisting.includes(territoryOf(location));
    found.push({ seat, faction: player.faction, tokens: count[0], elites: count[1], aside });
  }
  return found;
}

/** The part of a territory whose tokens meet in battle: the storm cuts it. Its locations lie side by side in order. */
export function battleZone(view: View, location: string): string[] {
  const pieces = TERRITORIES[territoryOf(location)]?.locations ?? [];
  const stormy = (id: string): boolean => LOCATIONS[id]?.sector === view.storm;
  if (stormy(location)) return [location];
  const here = pieces.indexOf(location);
  const before = pieces.slice(0, here).map(stormy).lastIndexOf(true);
  const after = pieces.findIndex((id, place) => place > here && stormy(id));
  return pieces.slice(before + 1, after < 0 ? undefined : after);
}

/** Everything that stands in some locations, put together. */
export function stacksIn(view: View, locations: readonly string[]): Stack[] {
  const found = new Map<number, Stack>();
  for (const location of locations) {
    for (const stack of stacksAt(view, location)) {
      const before = found.get(stack.seat);
      const tokens = stack.tokens + (before?.tokens ?? 0);
      const elites = stack.elites + (before?.elites ?? 0);
      found.set(stack.seat, { ...stack, tokens, elites });
    }
  }
  return [...found.values()];
}

export function occupied(view: View): string[] {
  return Object.keys(LOCATIONS).filter((location) => stacksAt(view, location).length > 0);
}

/** A leader as the table sees him; one whose faction nobody plays as his sheet has him. */
export function leaderFacts(view: View, id: string): LeaderFacts {
  for (const player of view.players) {
    const leader = player.leaders.find((one: LeaderFacts) => one.id === id);
    if (leader) return { ...leader, faction: player.faction };
  }
  const [faction, strength] = LEADERS[id] ?? [null, 0];
  return { id, strength, where: "home", fought: null, faction };
}

export function captives(view: View): LeaderFacts[] {
  return view.players.flatMap((player: View) =>
    player.leaders
      .filter((leader: LeaderFacts) => leader.where === "captive")
      .map((leader: LeaderFacts) => ({ ...leader, faction: player.faction })),
  );
}

export function onPlanet(player: View): [number, number] {
  let tokens = 0;
  let elites = 0;
  for (const [ordinary, elite] of Object.values(player.forces as Record<string, [number, number]>)) {
    tokens += ordinary;
    elites += elite;
  }
  return [tokens, elites];
}

/** Ordinary and elite tokens together; nothing where there are none. */
export function sum(count: readonly number[] | undefined): number {
  return count ? count.reduce((total, n) => total + n, 0) : 0;
}

/** "5", "5+2★", "2★": ordinary and elite tokens. */
export function countText([tokens, elites]: readonly [number, number]): string {
  if (!elites) return String(tokens);
  return tokens ? `${tokens}+${elites}★` : `${elites}★`;
}

/** How many strongholds win for an alliance of so many: the engine's table of the two editions. */
export function strongholdsToWin(view: View, members: number): number {
  const rules = view.ruleset;
  const seats = view.players.length;
  const sietches = SIETCHES[rules.extra_strongholds ?? "none"] ?? [];
  let needed = seats === 2 ? 4 : 3;
  if (rules.victory === "italian") {
    if (members >= 2) needed = seats === 3 || members >= 3 ? 5 : 4;
    else needed = seats <= 3 ? 4 : 3;
  }
  if (rules.shield_wall_counts) needed = 4;
  else if (rules.one_more_stronghold) needed = Math.min(needed + 1, 5 + sietches.length);
  return sietches.length === 2 ? needed + 2 : needed;
}

/** Territories that are made strongholds for many players. */
const SIETCHES: Readonly<Record<string, readonly string[]>> = {
  none: [],
  false_wall_east: ["false_wall_east"],
  harg_pass: ["harg_pass"],
  both: ["false_wall_east", "harg_pass"],
};

/** What a territory is at this table. */
export function terrainOf(view: View, id: string): Terrain {
  if (SIETCHES[view.ruleset.extra_strongholds ?? "none"]?.includes(id)) return "stronghold";
  return TERRITORIES[id]!.terrain;
}

/** What the viewer has learnt about others, where there is anything; of oneself, only that one was silenced. */
export function known(view: View): Known[] {
  return (view.order as number[])
    .map((seat) => ({ seat, player: view.players[seat], others: seat !== view.viewer }))
    .map(({ seat, player, others }) => ({
      seat,
      cards: others ? player.known_cards : [],
      lacks: others ? player.lacks : [],
      traitors: others ? player.known_traitors : [],
      innocent: others ? player.innocent : [],
      silenced: player.silenced,
    }))
    .filter((one) => one.silenced || [one.cards, one.lacks, one.traitors, one.innocent].some((list) => list.length));
}

/** Equal things together: [id, how many]. */
export function counted(ids: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}
