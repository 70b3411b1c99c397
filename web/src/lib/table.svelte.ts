// One seat at one table: a WebSocket that comes back by itself, and everything it has told.

import { Refused } from "./api";
import { withKeys } from "./keys";
import { apply } from "./patch";
import type { Barred, GameEvent, Lang, Moment, Option, Talk, Tried, View } from "./types";

const PAUSES = [300, 1000, 3000, 5000]; // milliseconds before each further try
const LOG = 2000; // entries that are kept
const PASSING = new Set(["unsaved", "too_slow"]); // what is wrong with the server for a while, and with no seat

export interface LogEntry {
  event: GameEvent;
  /** How many actions the game had after it: where time travel goes. */
  actions: number;
}

const NOTHING: Moment = {
  seq: -1,
  status: "open",
  seats: [],
  clock: null,
  vote: null,
  waiting: [],
  actions: 0,
  names: [],
  question: null,
  options: [],
  barred: [],
  confidants: [],
  result: null,
};

interface Waiting {
  done: (answer: Record<string, any>) => void;
  failed: (error: Refused) => void;
  text: string;
}

let ahead: WebSocket | null = null; // a connection that was opened before the page was there

const addressOf = (id: string) => `${location.origin.replace("http", "ws")}/api/tables/${id}/play`;

/** Open the way to a table before there is a page to show it. */
export function knock(id: string): void {
  ahead = new WebSocket(addressOf(id));
}

export class TableLink {
  moment = $state.raw<Moment>(NOTHING);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<Talk[]>([]);
  game = $state("");
  name = $state("");
  seat = $state<number | null>(null);
  connected = $state(false);
  /** How many actions there were when this link first saw the game; -1 until then. */
  beganAt = $state(-1);
  /** Why this link will not come back: a wrong key, a seat that was handed over, a table that is gone. */
  fault = $state<Refused | null>(null);
  /** When the last moment came, so that clocks can run on by themselves. */
  heardAt = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #waiting = new Map<string, Waiting>();
  #next = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  #timer = 0;
  #heard: string[] = []; // messages that wait for the next frame

  constructor(
    readonly id: string,
    readonly key: string,
    readonly lang: Lang,
    readonly passphrase = "",
    /** Whether the seat is the one that the account holds, rather than the one that a key opens. */
    readonly account = false,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  act(action: number): Promise<number> {
    return this.#ask({ type: "act", action });
  }
  /** What this seat would see and be asked after some steps; nothing happens. */
  async attempt(actions: number[]): Promise<Tried> {
    return tried((await this.#answer({ type: "try", actions })) as Record<string, any>, this.view ?? {});
  }
  undo(): Promise<number> {
    return this.#ask({ type: "undo" });
  }
  say(text: string, to: number[] | null): Promise<number> {
    return this.#ask({ type: "say", text, to });
  }
  standIn(on: boolean): Promise<number> {
    return this.#ask({ type: "stand_in", on });
  }
  resign(): Promise<number> {
    return this.#ask({ type: "resign" });
  }
  callVote(vote: string, about: number): Promise<number> {
    return this.#ask({ type: "call_vote", vote, about });
  }
  vote(on: boolean): Promise<number> {
    return this.#ask({ type: "vote", on });
  }

  async #ask(message: Record<string, unknown>): Promise<number> {
    return (await this.#answer(message)).seq as number;
  }

  /** Send until there is an answer: the same request twice is one request. */
  #answer(message: Record<string, unknown>): Promise<Record<string, any>> {
    const request = `${this.#prefix}-${this.#next++}`;
    const text = JSON.stringify({ ...message, request });
    return new Promise((done, failed) => {
      this.#waiting.set(request, { done, failed, text });
      if (this.connected) this.#socket?.send(text);
    });
  }

  #open(): void {
    const address = addressOf(this.id);
    const socket = ahead?.url === address && ahead.readyState <= WebSocket.OPEN ? ahead : new WebSocket(address);
    ahead = null;
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: "hello", key: this.key, account: this.account, passphrase: this.passphrase, lang: this.lang, since: this.moment.seq };
      socket.send(JSON.stringify(hello));
    };
    if (socket.readyState === WebSocket.OPEN) socket.onopen(new Event("open"));
    socket.onmessage = (event) => this.#receive(event.data as string);
    socket.onclose = () => {
      this.#catchUp();
      this.connected = false;
      if (this.#closed || this.fault) return;
      const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
      this.#timer = window.setTimeout(() => this.#open(), pause);
    };
  }

  /** Bots act in bursts: what comes within one frame is drawn once. */
  #receive(text: string): void {
    this.#heard.push(text);
    if (document.hidden || this.moment.seq < 0) this.#catchUp(); // nothing is drawn, or everything waits for it
    else if (this.#heard.length === 1) requestAnimationFrame(() => this.#catchUp());
  }

  #catchUp(): void {
    const heard = this.#heard.map((text) => JSON.parse(text));
    this.#heard = [];
    heard.forEach((message, at) => this.#hear(message, heard[at + 1]?.type === "change"));
  }

  /** `passing`: another change follows at once, so that nobody sees what is asked now. */
  #hear(message: Record<string, any>, passing: boolean): void {
    switch (message.type) {
      case "snapshot":
        this.game = message.game;
        this.name = message.name;
        this.seat = message.seat;
        this.view = message.view;
        this.talk = message.talk;
        this.#follow(message);
        this.#tell(message);
        if (this.beganAt < 0 && message.status !== "open") this.beganAt = this.moment.actions;
        this.connected = true;
        this.#tries = 0;
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        break;
      case "change":
        this.view = this.view === null ? null : (apply(this.view, message.patch) as View);
        if (!passing) this.#follow(message);
        this.#tell(message);
        break;
      case "seats":
        this.moment = { ...this.moment, seats: message.seats };
        break;
      case "talk":
        this.talk = [...this.talk, message as Talk];
        break;
      case "done":
      case "tried":
        this.#waiting.get(message.request)?.done(message);
        this.#waiting.delete(message.request);
        break;
      case "handed_over":
        this.fault = new Refused("handed_over", "");
        break;
      case "error":
        this.#refused(message);
    }
  }

  #refused(message: Record<string, any>): void {
    const error = new Refused(message.code, message.message);
    const waiting = this.#waiting.get(message.request);
    if (waiting) {
      this.#waiting.delete(message.request);
      waiting.failed(error);
    } else if (!this.connected && !PASSING.has(error.code)) {
      this.fault = error;
    }
  }

  #follow(message: Record<string, any>): void {
    this.moment = {
      seq: message.seq,
      status: message.status,
      seats: message.seats,
      clock: message.clock,
      vote: message.vote,
      waiting: message.waiting ?? [],
      actions: message.actions ?? 0,
      names: message.names ?? [],
      question: message.question ?? null,
      options: withKeys((message.options ?? []).map(option)),
      barred: onceEach((message.unavailable ?? []).map(barred)),
      confidants: message.confidants ?? [],
      result: message.result ?? null,
    };
    this.heardAt = Date.now();
  }

  #tell({ events, actions }: Record<string, any>): void {
    const told = ((events ?? []) as GameEvent[]).filter((event) => event.text || OWN.has(event.kind));
    if (told.length > 0) {
      const entries = told.map((event) => ({ event, actions: actions ?? 0 }));
      this.log = [...this.log, ...entries].slice(-LOG);
    }
  }
}

function tried(message: Record<string, any>, view: View): Tried {
  const { seq, steps, names, question, hidden, events } = message as Tried;
  const refused = message.refused;
  return {
    seq,
    steps,
    names,
    question,
    hidden,
    events: events.filter((event) => event.text),
    view: apply(view, message.patch) as View,
    options: withKeys(message.options.map(option)),
    barred: onceEach(message.unavailable.map(barred)),
    refused: refused && { action: refused[0], rule: refused[1], why: refused[4] },
  };
}

const OWN = new Set(["undo", "pause", "resume", "extend", "vote"]);

function option([action, notation, label, anytime]: [number, string, string, boolean]): Option {
  return { action, notation, label, anytime };
}

/** An action can be barred for several reasons; the first will do. */
function onceEach(lines: Barred[]): Barred[] {
  const seen = new Set<number>();
  return lines.filter((line) => !seen.has(line.action) && seen.add(line.action));
}

function barred(line: [number, string, string, unknown, string, string, string]): Barred {
  return { action: line[0], rule: line[1], notation: line[4], label: line[5], why: line[6] };
}
