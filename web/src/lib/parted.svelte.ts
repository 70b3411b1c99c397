import { untrack } from "svelte";
import type { View } from "./types";

/** A view of which every part is followed by itself: whoever reads one of them is not told when another changes. */
export function parted(read: () => View): View {
  const parts = new Map(Object.keys(untrack(read)).map((key) => [key, followed(() => read()[key])]));
  return new Proxy({}, { get: (_, key: string) => (parts.get(key) ?? (() => read()[key]))() });
}

function followed(read: () => unknown): () => unknown {
  const part = $derived.by(read);
  return () => part;
}
