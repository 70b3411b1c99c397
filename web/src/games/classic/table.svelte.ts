// What every part of the board needs of the table: the view, its words, and which places can be chosen.

import { getContext, setContext } from "svelte";
import { Motion } from "../../lib/motion";
import { parted } from "../../lib/parted.svelte";
import type { BoardProps, Option, View } from "../../lib/types";
import { findSpots, key, nextOption, stateOf, type PlaceKind, type Spot, type SpotState } from "./spots";
import { battleZone, territoryOf, type Stack } from "./reading";
import { LOCATIONS, TERRITORIES } from "./geometry";
import { journeys, STILL, type Journeys } from "./journeys";
import { around, OUTLINES } from "./outlines";
import { reasonOf, type Reason } from "./reasons";

/** A place as a component draws it. */
export interface Place {
  readonly state: SpotState;
  /** What choosing it does; empty where nothing can be chosen. */
  readonly label: string;
  /** Why it cannot be chosen. */
  readonly why: string;
}

/** Why something cannot be done, said beside it. */
export interface Tip extends Reason {
  readonly beside: DOMRect;
}

const IDLE: Place = { state: "idle", label: "", why: "" };
const RESTS = 200; // milliseconds without a turn
const ANSWERED = 1000; // by then the server has said what it makes of it
const GARRISON = "garrison_";
const OWN_WORDS = ["territory", "faction"]; // what the game has no text for: the board says what stands there

export class Table {
  readonly motion = new Motion();
  readonly view: View;
  /** A territory or a faction that the viewer wants to know about. */
  asked = $state.raw<{ kind: string; id: string } | null>(null);
  tip = $state.raw<Tip | null>(null);
  /** The option that a wheel or a stepper was just turned to. */
  turned = $state<number | null>(null);
  #timer = 0;
  readonly #props: () => BoardProps;
  #last: View | null = null;
  #moved: Journeys = STILL;
  readonly #spots = $derived.by(() => {
    const { options, barred, question, view } = this.#props();
    return findSpots(options, barred, question?.kind ?? null, view.storm);
  });
  /** Between the view before this one and this one. */
  readonly #journeys = $derived.by(() => {
    const { view } = this.#props();
    if (view !== this.#last) {
      this.#moved = journeys(this.#last, view);
      this.#last = view;
    }
    return this.#moved;
  });

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.view = parted(() => props().view);
  }

  get props(): BoardProps {
    return this.#props();
  }
  get selected(): number | null {
    return this.#props().selected;
  }
  /** The viewer's own player; undefined for a spectator. */
  get own(): View | undefined {
    return this.view.viewer < 0 ? undefined : this.view.players[this.view.viewer];
  }
  get spots(): ReadonlyMap<string, Spot> {
    return this.#spots;
  }
  get journeys(): Journeys {
    return this.#journeys;
  }
  /** The outline of what the question is about, or of where the battle is. */
  get meant(): string | undefined {
    const { location, territory } = (this.#props().question?.about ?? {}) as Record<string, string>;
    const fought: string | undefined = this.view.battle?.location;
    return LOCATIONS[location!]?.shape ?? OUTLINES[territory!] ?? (fought && around(battleZone(this.view, fought).map((id) => LOCATIONS[id]!.shape)));
  }

  t = (message: string, args: Record<string, string | number> = {}): string =>
    this.#props().t(`web-classic-${message}`, args);

  name = (kind: string, id: string): string => this.#props().words.names[kind]?.[id] ?? id;

  /** Who sits there: the name at the table, and the faction. */
  faction = (seat: number): string => {
    const id = this.view.players[seat]?.faction;
    return id ? this.name("faction", id) : (this.#props().names[seat] ?? "");
  };

  location = (id: string): string => {
    const territory = territoryOf(id);
    const name = this.name("territory", territory);
    const sector = LOCATIONS[id]?.sector;
    const cut = (TERRITORIES[territory]?.locations.length ?? 1) > 1;
    return cut && sector != null ? this.t("location", { territory: name, sector }) : name;
  };

  /** An access card of Spice Harvest: a stronghold, or a garrison of so many. */
  access = (id: string): string =>
    id.startsWith(GARRISON) ? this.t("harvest-garrison", { n: Number(id.slice(GARRISON.length)) }) : this.name("territory", id);

  stack = (stack: Stack): string => {
    const args = { faction: this.faction(stack.seat), tokens: stack.tokens, elites: stack.elites };
    const text = this.t(stack.elites ? "stack-elites" : "stack", args);
    return stack.aside ? this.t("looks-on", { stack: text }) : text;
  };

  place = (kind: PlaceKind, id: string | number): Place => {
    const spot = this.#spots.get(key(kind, id));
    if (!spot) return IDLE;
    const state = stateOf(spot, this.selected);
    const chosen = spot.options.find((option) => option.action === this.selected) ?? spot.options[0];
    return { state, label: chosen?.label ?? spot.barred[0]?.label ?? "", why: chosen ? "" : (spot.barred[0]?.why ?? "") };
  };

  /** Choose what belongs to a place, or show what is known about it. */
  pick = (kind: PlaceKind, id: string | number, inspected: string, about: string): void => {
    const spot = this.#spots.get(key(kind, id));
    const option: Option | undefined = spot && nextOption(spot, this.selected);
    if (option) this.#props().choose(option.action);
    else this.inspect(inspected, about);
  };

  inspect = (kind: string, id: string): void => {
    if (OWN_WORDS.includes(kind)) this.asked = { kind, id };
    else this.#props().inspect(kind, id);
  };

  /** Say why not beside what was pointed at; without a reason, say nothing. */
  explain = (why: string, element: Element | null): void => {
    if (why && element) this.tip = { ...reasonOf(why), beside: element.getBoundingClientRect() };
    else if (this.tip) this.tip = null;
  };

  /** Choose what a wheel or a stepper comes to rest at: on its way it passes many numbers. */
  chooseSoon = (action: number): void => {
    clearTimeout(this.#timer);
    this.turned = action;
    this.#timer = window.setTimeout(() => {
      if (this.#props().question) this.#props().choose(action);
      this.#timer = window.setTimeout(() => (this.turned = null), ANSWERED);
    }, RESTS);
  };

  /** Which of the steps that are chosen but not confirmed this is; -1 where it is none of them. */
  stepOf = (notation: string): number => (this.#props().steps ?? []).findIndex((step) => step.notation === notation);

  /** How an option stands: chosen or open. */
  stateOf = (option: Option): SpotState => (option.action === this.selected ? "chosen" : "open");
}

const PLACE = Symbol("the table of classic Dune");

export function laidTable(props: () => BoardProps): Table {
  return setContext(PLACE, new Table(props));
}

export function theTable(): Table {
  return getContext<Table>(PLACE);
}
