// Boxes on the screen: how far one is from another, and how an element, HTML or SVG, is put there.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** So far from its place, so much larger; `flat` makes it narrower only. */
export interface Offset {
  x: number;
  y: number;
  scale: number;
  flat?: number;
}

export type Piece = SVGGraphicsElement | HTMLElement;

/** What brings something that is at `now` back to `old`. Null where nobody would see it. */
export function offset(old: Box, now: Box): Offset | null {
  if (!old.w || !now.w) return null;
  const x = old.x + old.w / 2 - now.x - now.w / 2;
  const y = old.y + old.h / 2 - now.y - now.h / 2;
  const scale = Math.min(3, Math.max(0.3, old.w / now.w));
  return Math.hypot(x, y) < 4 && Math.abs(scale - 1) < 0.05 ? null : { x, y, scale };
}

/** Where a thing would be now if only the box around it had moved; null where that box was laid out anew. */
export function carried(box: Box, frame: Box, frameNow: Box): Box | null {
  if (Math.abs(frame.w - frameNow.w) > 1) return null;
  return { ...box, x: box.x + frameNow.x - frame.x, y: box.y + frameNow.y - frame.y };
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

/** The box that a piece moves in: the whole drawing, or the nearest [data-frame]. */
export function frameOf(element: Element): Element {
  let svg = element instanceof SVGElement ? element.ownerSVGElement : null;
  while (svg?.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg ?? element.closest("[data-frame]") ?? document.documentElement;
}

/** Styles that put an element somewhere else. Those of SVG count in the units of the drawing. */
export function placed(element: Piece, { x, y, scale, flat = 1 }: Offset): Keyframe {
  const style = (dx: number, dy: number): Keyframe => ({ translate: `${dx}px ${dy}px`, scale: `${scale * flat} ${scale}` });
  if (!(element instanceof SVGElement)) return style(x, y);
  const matrix = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  if (!matrix) return {};
  const { x: left, y: top, w, h } = boxOf(element);
  // Drawings scale around their origin: what that shifts is taken back.
  const middle = new DOMPoint(left + w / 2, top + h / 2).matrixTransform(matrix.inverse());
  return style(x / matrix.a + middle.x * (1 - scale * flat), y / matrix.d + middle.y * (1 - scale));
}
