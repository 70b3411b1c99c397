// A shipment or a move is asked for in several questions; here is which steps it has, and which of them is asked now.

import type { Question } from "../../lib/types";

export type TravelStep = "from" | "count" | "to" | "land" | "place";

export interface Travel {
  readonly all: readonly TravelStep[];
  readonly now: number;
}

const MOVE: readonly TravelStep[] = ["from", "count", "to"];
const BACK: readonly TravelStep[] = ["from", "count"];
const LANDING: readonly TravelStep[] = ["land", "count"];
const PLACING: readonly TravelStep[] = ["place", "count"];

export function stepsOf({ kind, about }: Pick<Question, "kind" | "about">): Travel {
  const moving = about.purpose === "withdraw" ? BACK : MOVE;
  switch (kind) {
    case "Ship":
      return { all: LANDING, now: 0 };
    case "LandHowMany":
      return { all: LANDING, now: 1 };
    case "PlaceFremen":
      return { all: PLACING, now: 0 };
    case "PlaceFremenCount":
      return { all: PLACING, now: 1 };
    case "Muster":
      return { all: moving, now: 0 };
    case "HowMany":
      return { all: moving, now: 1 };
    case "Destination":
    case "CrossTo":
      return { all: MOVE, now: 2 };
    default:
      return { all: ["place"], now: 0 };
  }
}
