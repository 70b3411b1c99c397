// What a table tells and takes, as docs/protocol.md describes it. A view is the game's own affair: only its board reads it.

export type Lang = "en" | "fr" | "it";
export type View = Record<string, any>;
export type Facts = Record<string, unknown>;

/** Something that can be done now. */
export interface Option {
  action: number;
  /** The action in the game's notation, for example "space arrakeen": a board finds the place that it belongs to. */
  notation: string;
  label: string;
  /** Whether it can be done at any time, such as a deal, rather than answers the question. */
  anytime?: boolean;
  /** The digit that chooses it; none where there are more answers than digits. */
  key?: string;
}

/** Something that cannot be done now, and why. */
export interface Barred extends Option {
  rule: string;
  why: string;
}

export interface Question {
  kind: string;
  about: Facts;
  text: string;
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  stand_in: boolean;
  resigned: boolean;
  locked: boolean;
  present: boolean;
}

export interface ClockView {
  kind: string;
  paused: boolean;
  running: number[];
  left: number[];
}

export interface Vote {
  kind: string;
  by: number;
  about: number;
  electorate: number[];
  yes: number[];
  no: number[];
}

export interface GameEvent {
  kind: string;
  seat: number;
  text?: string;
  [fact: string]: unknown;
}

export interface Talk {
  seat: number;
  text: string;
  audience: number[] | null;
  at: number;
}

export type Status = "open" | "playing" | "finished" | "abandoned" | "closed";

/** How things stand at a table for one viewer. */
export interface Moment {
  seq: number;
  status: Status;
  seats: Seat[];
  clock: ClockView | null;
  vote: Vote | null;
  waiting: number[];
  actions: number;
  names: string[];
  question: Question | null;
  options: Option[];
  barred: Barred[];
  confidants: number[];
  result: { winners: number[]; ranking: number[][]; reason: string } | null;
}

/** One step of a draft. */
export interface Step {
  action: number;
  notation: string;
  label: string;
  question: string;
}

/** How things would stand after some steps, as far as the seat can know. */
export interface Tried extends Pick<Moment, "seq" | "names" | "question" | "options" | "barred"> {
  steps: Step[];
  view: View;
  events: GameEvent[];
  /** Whether the last step would turn up something that nobody knows yet. */
  hidden: boolean;
  /** The first step that is not possible, and why. */
  refused: { action: number; rule: string; why: string } | null;
}

/** Names and explanations of a game in one language. */
export interface Vocabulary {
  names: Record<string, Record<string, string>>;
  about: Record<string, Record<string, string[]>>;
  rules: Record<string, string>;
}

/** What every board component is given. It draws the view; what glows is in `options`, what is greyed in `barred`. */
export interface BoardProps {
  view: View;
  /** What everybody is called, by seat. */
  names: string[];
  words: Vocabulary;
  /** The viewer's own seat; null for a spectator. */
  seat: number | null;
  question: Question | null;
  options: Option[];
  barred: Barred[];
  /** The option that is chosen but not confirmed yet. */
  selected: number | null;
  /** Choose an option (its `action`); the shell confirms it. */
  choose: (action: number) => void;
  /** Everything that is chosen but not confirmed yet, and how to look at one of these steps again. */
  steps?: readonly Step[];
  revise?: (step: number) => void;
  /** Told whether the board has a form of its own in which every answer can be given: then the list of answers lies folded on a phone. */
  formed?: (own: boolean) => void;
  /** Show what is known about something: a kind and an id of the vocabulary. */
  inspect: (kind: string, id: string) => void;
  /** A message of the client in the reader's language. */
  t: (key: string, args?: Record<string, string | number>) => string;
}
