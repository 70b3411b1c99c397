// What has just happened at a table that a player would want to hear of: the difference between two moments.

import type { Moment, Talk } from "./types";

export interface Scene {
  moment: Moment;
  talk: Talk[];
}

export type Happening =
  | { kind: "turn" | "acted" | "over" }
  | { kind: "said"; seat: number; text: string; secret: boolean }
  | { kind: "left" | "back"; seat: number }
  | { kind: "vote"; seat: number; what: string; about: number };

/** What came between two scenes, for whoever sits on `seat`; `ours` are all seats at this device. */
export function happenings(before: Scene, now: Scene, seat: number | null, ours: number[]): Happening[] {
  const found: Happening[] = [];
  if (before.moment.seq < 0) return found; // the first look at a table is no news
  const [was, is] = [before.moment, now.moment];
  if (was.status === "playing" && is.status !== "playing") found.push({ kind: "over" });
  if (is.status === "playing" && is.question !== null && was.question === null) found.push({ kind: "turn" });
  else if (is.actions > was.actions && (seat === null || !was.waiting.includes(seat))) found.push({ kind: "acted" });
  const heard = before.talk.at(-1)?.at ?? 0;
  for (const said of now.talk) {
    if (said.at > heard && !ours.includes(said.seat) && said.seat !== seat)
      found.push({ kind: "said", seat: said.seat, text: said.text, secret: said.audience !== null });
  }
  for (const place of is.seats) {
    const old = was.seats[place.seat];
    if (old?.kind !== "person" || place.kind !== "person" || old.present === place.present) continue;
    if (place.seat !== seat && !ours.includes(place.seat)) found.push({ kind: place.present ? "back" : "left", seat: place.seat });
  }
  if (is.vote !== null && was.vote === null && is.vote.by !== seat)
    found.push({ kind: "vote", seat: is.vote.by, what: is.vote.kind, about: is.vote.about });
  return found;
}

/** How many things others have said since `read`, the time of the last one that was seen. */
export function unread(talk: Talk[], seat: number | null, read: number): number {
  return talk.filter((said) => said.at > read && said.seat !== seat).length;
}
