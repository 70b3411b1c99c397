// The seats that this device holds the keys of. A key comes in the part of a link that is never sent to a server.

export interface Held {
  seat: number;
  key: string;
  passphrase?: string;
}

export interface HeldTable {
  id: string;
  game: string;
  name: string;
  seats: Held[];
  hostKey?: string;
  /** Keys for others, as long as the host has not sent them away. */
  links?: Held[];
  at: number;
}

const PLACE = "sietch.tables";
const KEPT = 60;

export function heldTables(): HeldTable[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as HeldTable[];
  } catch {
    return [];
  }
}

export function held(id: string): HeldTable | undefined {
  return heldTables().find((table) => table.id === id);
}

export function keep(table: HeldTable): void {
  const others = heldTables().filter((other) => other.id !== table.id);
  try {
    localStorage.setItem(PLACE, JSON.stringify([{ ...table, at: Date.now() }, ...others].slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing still plays: the link is the key.
  }
}

/** Give up the keys of a table. */
export function forget(id: string): void {
  localStorage.setItem(PLACE, JSON.stringify(heldTables().filter((table) => table.id !== id)));
}

/** A key that opens nothing any more is not tried again. */
export function drop(id: string, key: string): void {
  const table = held(id);
  if (table) keep({ ...table, seats: table.seats.filter((seat) => seat.key !== key) });
}

/** A key in the address is kept, and taken out of what the screen and the history show. */
export function takeKeyFromAddress(id: string, seatOf: (key: string) => number = () => -1): Held | undefined {
  const key = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!key) return undefined;
  history.replaceState(null, "", location.pathname + location.search);
  const table = held(id) ?? { id, game: "", name: "", seats: [], at: 0 };
  const found: Held = table.seats.find((seat) => seat.key === key) ?? { seat: seatOf(key), key };
  keep({ ...table, seats: [...table.seats.filter((seat) => seat.key !== key), found] });
  return found;
}

export function linkOf(id: string, key: string): string {
  return `${location.origin}/t/${id}#seat=${key}`;
}
