// A patch over a view: a table in it goes deeper, a list of one holds a new value, and one string removes a key.

const GONE = "\u0000gone";

type Patch = Record<string, unknown>;

export function apply(old: unknown, patch: Patch): unknown {
  if (Array.isArray(old)) {
    const items = [...old];
    for (const [place, change] of Object.entries(patch)) {
      const at = Number(place);
      items[at] = Array.isArray(change) ? change[0] : apply(items[at], change as Patch);
    }
    return items;
  }
  const before = old as Patch;
  const now: Patch = { ...before };
  for (const [key, change] of Object.entries(patch)) {
    if (change === GONE) delete now[key];
    else now[key] = Array.isArray(change) ? change[0] : apply(before[key], change as Patch);
  }
  return now;
}
