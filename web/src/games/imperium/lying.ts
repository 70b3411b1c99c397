// Whether a place is drawn: what is chosen at one that is not is offered in words.

import type { View } from "../../lib/types";

export function lies(view: View, own: View | undefined, place: string): boolean {
  const [kind = "", id = ""] = place.split(":");
  switch (kind) {
    case "space":
      return id in view.spaces;
    case "post":
      return id in (view.posts ?? {});
    case "market":
      return (view.row as View[]).some((offer) => offer.card === id) || id in view.reserve || !!view.throne_row?.includes(id);
    case "contract":
      return [view.contracts, view.contracts_aside, own?.contracts].some((ids) => ids?.includes(id));
    case "hand":
    case "play":
    case "discard":
    case "intrigue":
      return !!own?.[kind]?.includes(id);
    case "aside":
      return own?.aside === id;
    case "leader":
    case "wall":
      // Drawn, but out of the way: a yes stands beside its no.
      return false;
    case "own_track":
      return (view.teams ?? []).some((team: View) => team.commander === own?.seat);
    default:
      return true;
  }
}
