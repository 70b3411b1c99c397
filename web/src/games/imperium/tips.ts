// What stands beside a thing on the table when somebody points at it: why it cannot be chosen, or what it is.

import type { Box } from "../../lib/boxes";

export interface Pointed {
  place: string;
  kind: string;
  id: string;
  /** Where the thing is, from the upper left corner of the table. */
  box: Box;
  /** Whether there is more room above it than below. */
  above: boolean;
  /** It stays until something else is pressed. */
  pinned: boolean;
}

const SOON = 120;
const READING = 300; // milliseconds: whoever only passes by is not told everything
const ROOM = 240;

export class Tips {
  #timer = 0;
  #root: HTMLElement | null = null;

  constructor(
    private readonly show: (pointed: Pointed | null) => void,
    private readonly barred: (place: string) => boolean,
    private readonly inspect: (kind: string, id: string) => void,
  ) {}

  /** Listens to everything on the table. */
  watch = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const heard: [string, (event: never) => void][] = [
      ["pointerover", this.#over],
      ["pointerleave", this.hide],
      ["pointerdown", this.#down],
      ["focusin", this.#focused],
      ["focusout", this.#unfocused],
      ["keydown", this.#key],
    ];
    for (const [kind, hear] of heard) root.addEventListener(kind, hear as EventListener);
    return () => {
      clearTimeout(this.#timer);
      for (const [kind, hear] of heard) root.removeEventListener(kind, hear as EventListener);
    };
  };

  hide = (): void => {
    clearTimeout(this.#timer);
    this.show(null);
  };

  /** Stay beside a place: it has to be read, or chosen from. */
  pin(place: string): void {
    const thing = [...(this.#root?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].filter((one) => one.dataset.place === place);
    const drawn = thing.find((one) => one.matches(":focus, :hover")) ?? thing[0];
    clearTimeout(this.#timer);
    if (drawn) this.#point(drawn, true);
  }

  #over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || inTip(event)) return;
    const thing = thingAt(event);
    this.hide();
    if (!thing) return;
    const barred = this.barred(thing.dataset.place!);
    if (barred || thing.dataset.kind) this.#timer = window.setTimeout(() => this.#point(thing), barred ? SOON : READING);
  };

  #down = (event: PointerEvent): void => {
    if (!inTip(event)) this.hide();
  };

  #focused = (event: FocusEvent): void => {
    const thing = thingAt(event);
    if (thing?.matches(":focus-visible") && this.barred(thing.dataset.place!)) this.#point(thing);
  };

  #unfocused = (event: FocusEvent): void => {
    if (!inTip(event) && !(event.relatedTarget as Element | null)?.closest(".tip")) this.hide();
  };

  #key = (event: KeyboardEvent): void => {
    const thing = thingAt(event);
    if (event.key === "Escape") this.hide();
    if (event.key !== "i" || !thing?.dataset.kind) return;
    event.stopPropagation();
    this.inspect(thing.dataset.kind, thing.dataset.id!);
  };

  #point(thing: HTMLElement, pinned = false): void {
    if (!this.#root?.contains(thing)) return;
    const at = thing.getBoundingClientRect();
    const ground = this.#root.getBoundingClientRect();
    const { place = "", kind = "", id = "" } = thing.dataset;
    const box = { x: at.x - ground.x, y: at.y - ground.y, w: at.width, h: at.height };
    this.show({ place, kind, id, box, above: at.y > ROOM && at.bottom > innerHeight - ROOM, pinned });
  }
}

function thingAt(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("[data-place]");
}

function inTip(event: Event): boolean {
  return (event.target as Element).closest(".tip") !== null;
}
