// Steps that are chosen but not confirmed: each is tried by the server, which tells how things would stand after it. They can be
// revised until one confirmation submits them all. A step whose outcome nobody can know yet ends a draft.

import { Refused } from "./api";
import type { TableLink } from "./table.svelte";
import type { Moment, Tried, View } from "./types";

/** What a seat is asked at some point of a draft. */
type Asked = Pick<Moment, "question" | "options" | "barred">;

const PLACE = "sietch.draft";
const SLOW = 700; // milliseconds after which one would ask whether a click was heard

export class Draft {
  #held = $state.raw<Tried | null>(null); // the position after all steps
  /** Which question is shown: the one that the step of this number answers. */
  cursor = $state(0);
  /** The steps are being submitted. */
  sending = $state(false);
  refusal = $state("");
  /** What was chosen last, until the server has answered: a click is seen at once. */
  #touched = $state<number | null>(null);
  /** The server has not answered for a while. */
  slow = $state(false);

  #asked: Asked[] = []; // what is asked before each step
  #trying: Promise<void> = Promise.resolve(); // what is being tried, one thing after the other
  #sent: Promise<void> | undefined; // until what is sent has been confirmed
  #submitted = $state.raw<Moment | null>(null); // how the table stood when the steps were sent

  constructor(readonly table: TableLink) {}

  /** The position after all steps; null while there are none, and from when the table itself shows them. */
  readonly tried = $derived(this.#taken() ? null : this.#held);

  readonly steps = $derived(this.tried?.steps ?? []);

  /** How things stand at the question that is shown. */
  readonly moment = $derived.by<Moment>(() => {
    if (this.tried === null) return this.table.moment;
    const now = this.#submitted ?? this.table.moment;
    return { ...now, names: this.tried.names, ...(this.cursor === 0 ? asked(now) : this.#asked[this.cursor]) };
  });

  readonly view = $derived.by<View | null>(() => this.tried?.view ?? this.table.view);

  /** What is chosen at the question that is shown. */
  readonly selected = $derived(this.#touched ?? this.steps[this.cursor]?.action ?? null);

  /** Answer the question that is shown, or an earlier one; later steps stay as far as they are still possible. */
  async choose(action: number): Promise<void> {
    this.#touched = action;
    const waits = setTimeout(() => (this.slow = true), SLOW);
    await this.#next(async () => {
      const chosen = this.#actions();
      const at = this.#answered(action); // not before: a quick hand means what a slow one means
      if (at <= chosen.length) await this.#ask([...chosen.slice(0, at), action, ...chosen.slice(at + 1)], at);
    });
    clearTimeout(waits);
    this.#touched = null;
    this.slow = false;
  }

  /** Which step an action would be: the one that is shown, or the last before it that offered it. Boards show several at once. */
  #answered(action: number): number {
    for (let at = this.cursor; at >= 0; at--) {
      const { options } = (at === 0 ? this.table.moment : this.#asked[at]) ?? { options: [] };
      if (options.some((option) => option.action === action)) return at;
    }
    return this.cursor;
  }

  /** Look at an earlier step again, to choose something else. */
  revise(step: number): void {
    void this.#next(async () => {
      if (step < this.steps.length) this.cursor = step;
    });
  }

  /** Take the last step back. */
  async back(): Promise<void> {
    await this.#next(async () => {
      const chosen = this.#actions().slice(0, -1);
      if (chosen.length === 0) this.clear();
      else await this.#ask(chosen, chosen.length - 1);
    });
  }

  clear(): void {
    this.#held = null;
    this.cursor = 0;
    this.#submitted = null;
    this.#asked = [];
    this.#remember();
  }

  /** The table has moved on: are the steps still possible? */
  async again(): Promise<void> {
    await this.#next(async () => {
      if (this.tried === null) return;
      await this.#ask(this.#actions(), Math.max(this.cursor, this.steps.length - 1));
    });
  }

  /** Take all steps, one after the other. What could not be taken is said, and the rest is dropped. */
  async confirm(): Promise<void> {
    await this.#next(async () => {}); // a quick hand confirms before the answer has come, or while the table moves on
    if (!this.sending && this.steps.length) await (this.#sent = this.#send());
  }

  async #send(): Promise<void> {
    this.sending = true;
    this.refusal = "";
    const { seq } = (this.#submitted = this.table.moment);
    try {
      for (const { action } of this.steps) await this.table.act(action);
      this.clear();
    } catch (error) {
      this.refusal = (error as Refused).message;
      const unsaved = (error as Refused).code === "unsaved" && this.table.moment.seq === seq;
      this.#submitted = null;
      if (!unsaved) this.clear(); // otherwise nothing has changed, and one can try again
    } finally {
      this.sending = false;
    }
  }

  /** Steps that were chosen before the page was loaded again. */
  async restore(): Promise<void> {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#place()) ?? "null") as { seq: number; steps: number[] } | null;
      if (kept === null) return;
      await this.#next(async () => {
        if (kept.seq === this.table.moment.seq && this.tried === null) await this.#ask(kept.steps, kept.steps.length - 1);
      });
    } catch {
      // Nothing was kept that can be read.
    }
  }

  /** Do something once everything before it has been answered, so that a quick hand loses nothing; but not to steps that are sent. */
  #next(work: () => Promise<void>): Promise<void> {
    const sent = this.#taken() ? this.#sent : undefined; // the page is at the next question already
    return (this.#trying = this.#trying.then(() => sent).then(() => (this.sending ? undefined : work())));
  }

  /** Whether what was sent has happened: its confirmation may come after what it has changed. */
  #taken(): boolean {
    return this.#submitted !== null && this.table.moment.actions >= this.#submitted.actions + (this.#held?.steps.length ?? 0);
  }

  #actions(): number[] {
    return this.steps.map((step) => step.action);
  }

  async #ask(actions: number[], answering: number): Promise<void> {
    this.refusal = "";
    try {
      const before = this.#asked;
      let tried = await this.table.attempt(actions);
      if (tried.seq !== this.table.moment.seq) tried = await this.table.attempt(actions);
      if (tried.refused) this.refusal = tried.refused.why;
      if (tried.steps.length === 0) return this.clear();
      const questions = before.slice(0, tried.steps.length);
      // Questions that were never shown on the way (after a reload, or with later steps kept) are asked for.
      for (let n = 1; n < tried.steps.length; n++) {
        if (n <= answering && questions[n]) continue;
        questions[n] = asked(await this.table.attempt(tried.steps.slice(0, n).map((step) => step.action)));
      }
      if (tried.question) questions[tried.steps.length] = asked(tried);
      this.#asked = questions; // first: what is shown follows `tried`
      this.#held = tried;
      this.cursor = tried.question ? tried.steps.length : tried.steps.length - 1;
      this.#remember();
    } catch (error) {
      this.refusal = (error as Refused).message;
    }
  }

  #place(): string {
    return `${PLACE}.${this.table.id}.${this.table.seat}`;
  }

  #remember(): void {
    try {
      if (this.tried === null) sessionStorage.removeItem(this.#place());
      else sessionStorage.setItem(this.#place(), JSON.stringify({ seq: this.tried.seq, steps: this.#actions() }));
    } catch {
      // A browser that keeps nothing loses the draft when the page is loaded again, and nothing else.
    }
  }
}

function asked({ question, options, barred }: Asked): Asked {
  return { question, options, barred };
}
