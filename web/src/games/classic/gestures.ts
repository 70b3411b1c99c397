// Wheel, drag, pinch and double tap on the map. A drag that ends on a territory does not choose it.

import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";
import { panned, WHOLE, zoomed, type Viewport } from "./viewport";

const SLACK = 6; // pixels that a finger may tremble
const DOUBLE_TAP = 320; // milliseconds
const CLOSER = 2.2;

export function gestures(seen: () => Viewport, look: (next: Viewport) => void): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;
    let lastTap = 0;
    let lastTurn = -Infinity;

    const where = (x: number, y: number): Point => {
      const box = frame.getBoundingClientRect();
      return [((x - box.left) / box.width) * 2 - 1, ((y - box.top) / box.height) * 2 - 1];
    };
    const spread = (): number => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
    };
    const between = (): Point => {
      const [one, other] = [...fingers.values()];
      return other ? [(one![0] + other[0]) / 2, (one![1] + other[1]) / 2] : one!;
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 1) {
        start = [event.clientX, event.clientY];
        dragging = false;
      }
    }
    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId) || !start) return;
      const [before, apart] = [between(), spread()];
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      const far = Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK;
      if (!dragging && (far || fingers.size > 1)) {
        dragging = true;
        frame.setPointerCapture(event.pointerId);
      }
      if (!dragging) return;
      const now = between();
      const width = frame.clientWidth / 2;
      let next = panned(seen(), (before[0] - now[0]) / width, (before[1] - now[1]) / width);
      if (fingers.size > 1 && apart) next = zoomed(next, spread() / apart, where(...now));
      if (next.zoom !== seen().zoom || next.x !== seen().x || next.y !== seen().y) look(next);
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (event.type === "pointerup" && event.pointerType === "touch" && !dragging) tap(event);
    }
    function tap(event: PointerEvent): void {
      const again = event.timeStamp - lastTap < DOUBLE_TAP;
      lastTap = again ? 0 : event.timeStamp;
      if (again) turn(event);
    }
    /** Closer from the whole, and from anywhere back to the whole. */
    function turn(event: MouseEvent): void {
      lastTurn = event.timeStamp;
      look(seen().zoom > 1 ? WHOLE : zoomed(seen(), CLOSER, where(event.clientX, event.clientY)));
    }
    function wheel(event: WheelEvent): void {
      const next = zoomed(seen(), Math.exp(-event.deltaY / 400), where(event.clientX, event.clientY));
      if (next.zoom === seen().zoom) return; // the page scrolls where the map has nothing left to show
      event.preventDefault();
      look(next);
    }
    function click(event: MouseEvent): void {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function double(event: MouseEvent): void {
      // Some browsers report a double tap as a double click as well.
      if (event.timeStamp - lastTurn > 2 * DOUBLE_TAP) turn(event);
    }

    const stop = new AbortController();
    const { signal } = stop;
    frame.addEventListener("pointerdown", down, { signal });
    frame.addEventListener("pointermove", move, { signal });
    frame.addEventListener("pointerup", up, { signal });
    frame.addEventListener("pointercancel", up, { signal });
    frame.addEventListener("wheel", wheel, { signal, passive: false });
    frame.addEventListener("click", click, { signal, capture: true });
    frame.addEventListener("dblclick", double, { signal });
    return () => stop.abort();
  };
}
