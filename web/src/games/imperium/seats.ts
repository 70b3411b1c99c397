// Seats and agent icons: colour, shape and pattern, always together, so that colour is never the only sign.

export interface SeatLook {
  colour: string;
  shape: string;
  pattern: string;
  /** What is drawn on a piece of this colour. */
  ink: string;
}

const CIRCLE = "M12 1.5a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z";
const SQUARE =
  "M4.500 2h15A2.500 2.500 0 0 1 22 4.500v15a2.500 2.500 0 0 1-2.500 2.500h-15A2.500 2.500 0 0 1 2 19.500v-15A2.500 2.500 0 0 1 4.500 2z";
const TRIANGLE = "M10.300 2.200a2 2 0 0 1 3.400 0l9.600 17.300a2 2 0 0 1-1.700 3H2.400a2 2 0 0 1-1.700-3z";
const DIAMOND = "M10.600 1a2 2 0 0 1 2.800 0L23 10.600a2 2 0 0 1 0 2.800L13.400 23a2 2 0 0 1-2.800 0L1 13.400a2 2 0 0 1 0-2.800z";
const HEXAGON = "M12 .8l10 5.600v11.200l-10 5.600-10-5.600V6.400z";
const PENTAGON = "M12 1l11 8.200-4.200 13H5.200L1 9.200z";
const OCTAGON = "M7.500 1.500h9l6 6v9l-6 6h-9l-6-6v-9z";
const SHIELD = "M2.500 2h19v9c0 6-4.500 10-9.500 12-5-2-9.500-6-9.500-12z";

const SEATS: SeatLook[] = [
  { colour: "var(--s-azure)", shape: CIRCLE, pattern: "", ink: "var(--on-dark)" },
  { colour: "var(--s-crimson)", shape: SQUARE, pattern: "diag", ink: "var(--on-dark)" },
  { colour: "var(--s-jade)", shape: TRIANGLE, pattern: "dots", ink: "var(--on-light)" },
  { colour: "var(--s-mauve)", shape: DIAMOND, pattern: "horiz", ink: "var(--on-dark)" },
  { colour: "var(--s-ivory)", shape: HEXAGON, pattern: "grid", ink: "var(--on-light)" },
  { colour: "var(--s-onyx)", shape: PENTAGON, pattern: "vert", ink: "var(--on-dark)" },
];

export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length]!;
}

export interface IconLook {
  icon: string;
  colour: string;
  shape: string;
}

const ICONS: Record<string, IconLook> = {
  emperor: { icon: "agent-emperor", colour: "var(--k-emperor)", shape: SHIELD },
  spacing_guild: { icon: "agent-spacing-guild", colour: "var(--k-guild)", shape: HEXAGON },
  bene_gesserit: { icon: "agent-bene-gesserit", colour: "var(--k-bg)", shape: DIAMOND },
  fremen: { icon: "agent-fremen", colour: "var(--k-fremen)", shape: OCTAGON },
  landsraad: { icon: "agent-landsraad", colour: "var(--k-landsraad)", shape: PENTAGON },
  city: { icon: "agent-city", colour: "var(--k-city)", shape: CIRCLE },
  spice_trade: { icon: "agent-spice-trade", colour: "var(--k-trade)", shape: TRIANGLE },
  spy: { icon: "agent-spy", colour: "var(--r-spy)", shape: SQUARE },
};

/** How an agent icon looks; also the mark of the faction of that name. */
export function iconLook(name: string): IconLook {
  return ICONS[name] ?? { icon: "special", colour: "var(--ink-2)", shape: SQUARE };
}
