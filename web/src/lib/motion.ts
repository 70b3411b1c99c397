// What happened, shown: pieces travel from where they were to where they are, what is new appears, what is gone goes.
//
//   const motion = new Motion();                               one for each board
//   $effect.pre(() => (void view, motion.remember()));          before the page changes: where everything is
//   $effect(() => (void view, motion.play()));                  after it: what moved, appeared, went or counts otherwise
//   <div {@attach motion.host}>                                 the box (position: relative) that what is leaving is drawn in
//
//   <g {@attach motion.piece("agent:0:arrakeen", { from: "agents:0", to: "agents:0" })}>
//   <span {@attach motion.spot("agents:0")}>                    only where things come from and go to
//   <span {@attach motion.count("spice:0", player.spice)}>      beats when its number changes
//
// A key is one piece wherever it is drawn, in SVG or HTML: drawn elsewhere under the same key, it travels. `keyed` tells
// equal things apart. In SVG put it on a <g> or a shape, not on a nested <svg>; its own transform attribute stays as it is.
// Whatever moves only because the box around it did (an <svg>, or [data-frame]) is not animated. A click or a key ends
// everything at once. With prefers-reduced-motion nothing travels: what changed is outlined for a second.

import { boxOf, carried, frameOf, offset, placed, type Box, type Offset, type Piece } from "./boxes";

export const STATE = 120;
export const MOVE = 220;
export const REVEAL = 420;
const MARKED = 1000;
const HERE: Offset = { x: 0, y: 0, scale: 1 };
const EASE = "cubic-bezier(.2,.7,.2,1)";

export interface Manner {
  /** Where it comes from when it is new, and where it goes when it is gone: keys of other pieces or spots. */
  from?: string;
  to?: string | (() => string);
  /** How it appears where it comes from nowhere: it grows, is turned up like a card, or falls into place. */
  enter?: "grow" | "turn" | "fall" | "none";
  leave?: "fade" | "none";
}

interface Known {
  element: Piece;
  manner: Manner;
  still: boolean;
  value?: number;
}
interface Seen extends Known {
  box: Box;
  frame: Element;
  frameBox: Box;
}

/** Keys for a list in which things can be equal: "dagger#0", "dagger#1". */
export function keyed(ids: readonly string[], prefix = "", taken = new Map<string, number>()): { id: string; key: string }[] {
  return ids.map((id) => {
    const n = taken.get(id) ?? 0;
    taken.set(id, n + 1);
    return { id, key: `${prefix}${id}#${n}` };
  });
}

export class Motion {
  private known = new Map<string, Known>();
  private before: Map<string, Seen> | null = null;
  private running = new Set<Animation>();
  /** Everything is measured before anything begins to move: that lays the page out once. */
  private planned: (() => void)[] = [];
  private ghosts: { ghost: Piece; layer: Element; box: Box; goal: Box | null }[] = [];
  private root: HTMLElement | null = null;

  host = (element: HTMLElement): (() => void) => {
    this.root = element;
    return () => this.finish();
  };

  piece(key: string, manner: Manner = {}): (element: Element) => () => void {
    return this.attach(key, { manner, still: false });
  }

  spot(key: string): (element: Element) => () => void {
    return this.attach(key, { manner: {}, still: true });
  }

  /** With `from`, a copy of it comes from there when the number grows, and goes `to` there when it becomes less. */
  count(key: string, value: number, manner: Manner = {}): (element: Element) => () => void {
    return this.attach(key, { manner, still: true, value });
  }

  private attach(key: string, what: Omit<Known, "element">): (element: Element) => () => void {
    return (element) => {
      this.known.set(key, { element: element as Piece, ...what });
      return () => {
        if (this.known.get(key)?.element === element) this.known.delete(key);
      };
    };
  }

  /** Where everything is now. */
  remember(): void {
    if (!this.known.size) return;
    const frames = new Map<Element, Box>();
    this.before = new Map();
    for (const [key, known] of this.known) {
      const frame = frameOf(known.element);
      if (!frames.has(frame)) frames.set(frame, boxOf(frame));
      this.before.set(key, { ...known, box: boxOf(known.element), frame, frameBox: frames.get(frame)! });
    }
  }

  /** Show how things came to be where they are. */
  play(): void {
    const before = this.before;
    this.before = null;
    if (!before || document.hidden) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const [key, now] of this.known) {
      const old = before.get(key);
      if (now.value !== undefined && old?.value !== undefined) this.counted(now, now.value - old.value, before, calm);
      if (now.still) continue;
      const from = old ?? before.get(now.manner.from ?? "");
      const start = from && this.place(from, now.element);
      const way = start ? offset(start, boxOf(now.element)) : null;
      if (old && !way) continue;
      // What only made room for something else is not what changed.
      const itself = !old || now.element instanceof SVGElement || frameOf(now.element) !== old.frame;
      if (calm) itself && this.outline(now.element);
      else if (way) this.run(now.element, [placed(now.element, way), {}], MOVE);
      else if (!from) this.appear(now);
    }
    for (const [key, old] of before) {
      if (calm || old.still || old.manner.leave === "none" || this.known.has(key)) continue;
      const box = carried(old.box, old.frameBox, boxOf(old.frame));
      if (box) this.depart(old.element, old.frame, box, this.goal(old.manner));
    }
    this.send();
    for (const begin of this.planned.splice(0)) begin();
  }

  /** Bring everything to its end. */
  finish = (): void => {
    for (const animation of [...this.running]) animation.finish();
  };

  private place(old: Seen, element: Piece): Box | null {
    const frame = frameOf(element);
    return frame === old.frame ? carried(old.box, old.frameBox, boxOf(frame)) : old.box;
  }

  private goal(manner: Manner): Box | null {
    const key = typeof manner.to === "function" ? manner.to() : manner.to;
    const found = key === undefined ? undefined : this.known.get(key);
    const box = found && boxOf(found.element);
    return box?.w ? box : null;
  }

  private appear({ element, manner }: Known): void {
    const ways = {
      grow: [placed(element, { ...HERE, scale: 0.3 }), {}],
      turn: [{ ...placed(element, { ...HERE, flat: 0.05 }), opacity: 0.4 }, {}],
      fall: [{ ...placed(element, { x: 0, y: -40, scale: 1.3 }), opacity: 0 }, {}],
      none: null,
    };
    const frames = ways[manner.enter ?? "grow"];
    if (frames) this.run(element, frames, REVEAL);
  }

  /** A copy of a piece that goes to where it went: the thing itself has left the page, or stays. */
  private depart(piece: Piece, frame: Element, box: Box, goal: Box | null): void {
    const svg = piece instanceof SVGElement;
    const layer = svg ? (frame.isConnected ? frame : null) : this.root;
    if (!layer || !box.w) return;
    const ghost = piece.cloneNode(true) as Piece;
    ghost.setAttribute("aria-hidden", "true");
    ghost.setAttribute("inert", "");
    ghost.style.pointerEvents = "none";
    if (!svg) Object.assign(ghost.style, { position: "absolute", left: "0", top: "0", width: `${box.w}px`, margin: "0" });
    this.ghosts.push({ ghost, layer, box, goal });
  }

  /** Put all copies on the page, and only then see where they are. */
  private send(): void {
    const ghosts = this.ghosts.splice(0);
    for (const { ghost, layer } of ghosts) layer.append(ghost);
    for (const { ghost, box, goal } of ghosts) {
      const here = boxOf(ghost);
      const start = placed(ghost, offset(box, here) ?? HERE);
      const end = goal ? placed(ghost, offset(goal, here) ?? HERE) : start;
      this.run(ghost, [start, { ...end, opacity: goal ? 0.6 : 0 }], MOVE, 0, () => ghost.remove());
    }
  }

  private counted(now: Known, by: number, before: Map<string, Seen>, calm: boolean): void {
    if (!by) return;
    if (calm) return this.outline(now.element);
    const box = boxOf(now.element);
    if (!box.w) return;
    const from = by > 0 ? before.get(now.manner.from ?? "")?.box : undefined;
    const goal = by < 0 ? this.goal(now.manner) : null;
    if (from?.w) this.depart(now.element, frameOf(now.element), from, box);
    else if (goal) this.depart(now.element, frameOf(now.element), box, goal);
    const beat = placed(now.element, { ...HERE, scale: 1.35 });
    this.run(now.element, [{}, beat, {}], MOVE, from ? MOVE - STATE : 0);
  }

  private outline(element: Piece): void {
    const ink = "var(--ink)";
    const mark =
      element instanceof SVGElement
        ? { filter: `drop-shadow(0 0 1.5px ${ink}) drop-shadow(0 0 1.5px ${ink})` }
        : { outline: `3px solid ${ink}`, outlineOffset: "2px" };
    this.run(element, [mark, mark], MARKED);
  }

  private run(element: Piece, frames: Keyframe[], duration: number, delay = 0, done?: () => void): void {
    this.planned.push(() => {
      const animation = element.animate(frames, { duration, delay, easing: EASE });
      if (!this.running.size) listen("addEventListener", this.finish);
      this.running.add(animation);
      const over = (): void => {
        this.running.delete(animation);
        if (!this.running.size) listen("removeEventListener", this.finish);
        done?.();
      };
      animation.onfinish = over;
      animation.oncancel = over;
    });
  }
}

function listen(how: "addEventListener" | "removeEventListener", finish: () => void): void {
  for (const kind of ["pointerdown", "keydown"]) window[how](kind, finish, true);
}
