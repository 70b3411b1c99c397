// Everything that the parts of the board ask for: the view, the words, and what can be done at a place.

import { Motion } from "../../lib/motion";
import { parted } from "../../lib/parted.svelte";
import type { BoardProps, Option, View } from "../../lib/types";
import { lies } from "./lying";
import { looseOptions, markPlaces, NO_MARK, type Loose, type Mark } from "./places";
import { sectionOf } from "./sections";

export const FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"] as const;

/** Attributes of something that can be pressed: the same for shapes and for boxes. */
export interface Press {
  role: "button";
  tabindex: 0;
  /** What the tip beside it looks up. */
  "data-place": string;
  "data-kind": string;
  "data-id": string;
  "aria-label": string;
  "aria-pressed"?: boolean;
  "aria-disabled"?: true;
  "aria-describedby"?: string;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** One for each board. It is alive: whoever reads a thing of it is told when that thing changes, and only then. */
export class Table {
  readonly #view: View;
  readonly players: View[] = $derived(this.view.players);
  readonly six: boolean = $derived(Array.isArray(this.view.teams));
  readonly uprising: boolean = $derived(this.view.game === "uprising");
  readonly #question = $derived.by(() => this.props().question);
  /** What kind of question is asked; empty where none is. */
  readonly kind: string = $derived(this.#question?.kind ?? "");
  /** The cards on the own deck that a question shows. */
  readonly top: string[] = $derived(
    (this.kind === "SortTopThree" ? this.#question!.about.cards : this.kind === "DrawOrTrash" ? [this.#question!.about.card] : []) as string[],
  );
  /** All that can be chosen, in the order of the panel. */
  readonly options: Option[] = $derived.by(() => this.#placed(this.props().options));
  /** What can be chosen and lies nowhere. */
  readonly loose: Loose = $derived(looseOptions(this.options, (place) => lies(this.view, this.own, place)));
  /** The viewer's own player; undefined for a spectator. */
  readonly own: View | undefined = $derived.by(() => this.players[this.props().seat ?? -1]);
  /** Something of the market can be taken. */
  readonly buying: boolean = $derived(this.options.some((option) => sectionOf(option) === "row"));
  #marked = new Map<string, Mark>();
  readonly #marks = $derived.by(() => (this.#marked = kept(this.#marked, markPlaces(this.options, this.props().barred, this.props().selected))));

  constructor(
    private readonly props: () => BoardProps,
    readonly motion = new Motion(),
    /** Where several things can be chosen at one place: ask which. */
    private readonly ask: (place: string) => void = () => undefined,
  ) {
    this.#view = parted(() => this.props().view);
  }

  get view(): View {
    return this.#view;
  }

  /** Options told by the place that they are about where their notation names another. */
  #placed(options: Option[]): Option[] {
    // What is sorted lies on the deck, wherever else cards of that name may lie. Who stands above whom is about the Conflict: a
    // yes stands beside its no.
    const [word, as] = this.kind === "SortTopThree" ? [/^\w+/, "draw_top"] : this.kind === "Concede" ? [/^ally/, "concede"] : [];
    return word ? options.map((one) => ({ ...one, notation: one.notation.replace(word, as!) })) : options;
  }

  t(key: string, args?: Record<string, string | number>): string {
    return this.props().t(`web-imperium-${key}`, args);
  }

  /** A message with its whole key. */
  say(key: string): string {
    return this.props().t(key);
  }

  name(kind: string, id: string): string {
    return this.props().words.names[kind]?.[id] ?? id;
  }

  about(kind: string, id: string): string[] {
    return this.props().words.about[kind]?.[id] ?? [];
  }

  /** What the people at a seat are called. */
  person(seat: number): string {
    return this.props().names[seat] ?? this.leader(this.players[seat]!) ?? String(seat + 1);
  }

  /** Whom a player plays: a leader, a rival, or House Hagal. */
  leader(player: View): string {
    if (player.rival) return this.name("rival", player.rival);
    const id = this.leaderId(player);
    return id ? this.name("leader", id) : "";
  }

  leaderId(player: View): string {
    if (player.kind === "hagal") return "house_hagal";
    // Lady Jessica alone has another face.
    return player.turned && player.leader === "lady_jessica" ? "reverend_mother_jessica" : (player.leader ?? "");
  }

  mark(place: string): Mark {
    return this.#marks.get(place) ?? NO_MARK;
  }

  /** The words of a rule. */
  rule(id: string): string {
    return this.props().words.rules[id] ?? "";
  }

  choose(option: Option): void {
    this.props().choose(option.action);
  }

  chosen(option: Option): boolean {
    return option.action === this.props().selected;
  }

  inspect(kind: string, id: string): void {
    if (kind) this.props().inspect(kind, id);
  }

  /** What makes a place a button: it chooses its option, or shows what is known about it. */
  press(place: string, label: string, kind: string, id: string, mark = this.mark(place)): Press {
    const act = (event: Event): void => {
      event.stopPropagation();
      if (mark.options.length > 1) this.ask(place);
      else if (mark.action !== null) this.props().choose(mark.action);
      else if (mark.state === "barred") this.ask(place);
      else if (kind) this.props().inspect(kind, id);
    };
    const press: Press = {
      role: "button",
      tabindex: 0,
      "data-place": place,
      "data-kind": kind,
      "data-id": id,
      "aria-label": mark.state === "available" || mark.state === "selected" ? `${mark.label}. ${label}` : label,
      onclick: act,
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act(event);
      },
    };
    if (mark.action !== null) press["aria-pressed"] = mark.state === "selected";
    if (mark.state === "barred") {
      press["aria-disabled"] = true;
      press["aria-describedby"] = mark.whyId;
    }
    return press;
  }

  /** The tracks on this board: what the view calls them, and the faction that the notation and the icons know. */
  get tracks(): { key: string; faction: string }[] {
    return Object.keys(this.view.alliances).map((key, index) => ({ key, faction: FACTIONS[index]! }));
  }

  /** Who has troops and influence: in teams only the allies. */
  get bodies(): View[] {
    return this.players.filter((player) => !player.commander);
  }
}

/** The very same marks where they say the same as before: nothing at those places is drawn anew. */
function kept(before: Map<string, Mark>, now: Map<string, Mark>): Map<string, Mark> {
  const told = (mark: Mark | undefined): string => JSON.stringify(mark ?? null);
  return new Map([...now].map(([place, mark]) => [place, told(before.get(place)) === told(mark) ? before.get(place)! : mark]));
}
