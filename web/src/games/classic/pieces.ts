// How the things of classic Dune look: a shape, a colour and a pattern for every faction, an icon for every card.

export interface Faction {
  /** In a grid of 24. */
  readonly shape: string;
  readonly colour: string;
  /** What is readable on the colour. */
  readonly ink: string;
  readonly icon: string;
  readonly pattern: "solid" | "vert" | "grid" | "horiz" | "dots" | "diag";
  /** Where the middle of the shape seems to be, from the top. */
  readonly middle: number;
}

const DARK_INK = "var(--on-light)";
const LIGHT_INK = "var(--on-dark)";

export const FACTIONS: Readonly<Record<string, Faction>> = {
  atreides: {
    shape: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
    colour: "var(--s-atreides)",
    ink: DARK_INK,
    icon: "faction-atreides",
    pattern: "solid",
    middle: 12,
  },
  harkonnen: {
    shape: "M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z",
    colour: "var(--s-harkonnen)",
    ink: LIGHT_INK,
    icon: "faction-harkonnen",
    pattern: "vert",
    middle: 12,
  },
  emperor: {
    shape: "M12 1l11 8.2-4.2 13H5.2L1 9.2z",
    colour: "var(--s-emperor)",
    ink: LIGHT_INK,
    icon: "faction-emperor",
    pattern: "grid",
    middle: 12.6,
  },
  guild: {
    shape: "M10.6 1a2 2 0 0 1 2.8 0L23 10.6a2 2 0 0 1 0 2.8L13.4 23a2 2 0 0 1-2.8 0L1 13.4a2 2 0 0 1 0-2.8z",
    colour: "var(--s-guild)",
    ink: DARK_INK,
    icon: "faction-guild",
    pattern: "horiz",
    middle: 12,
  },
  fremen: {
    shape: "M10.3 2.2a2 2 0 0 1 3.4 0l9.6 17.3a2 2 0 0 1-1.7 3H2.4a2 2 0 0 1-1.7-3z",
    colour: "var(--s-fremen)",
    ink: DARK_INK,
    icon: "faction-fremen",
    pattern: "dots",
    middle: 15,
  },
  bene_gesserit: {
    shape: "M12 .8l10 5.6v11.2l-10 5.6-10-5.6V6.4z",
    colour: "var(--s-bene-gesserit)",
    ink: LIGHT_INK,
    icon: "faction-bene-gesserit",
    pattern: "diag",
    middle: 12,
  },
  ixians: {
    shape: "M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z",
    colour: "var(--s-ixian)",
    ink: DARK_INK,
    icon: "faction-ixian",
    pattern: "vert",
    middle: 12,
  },
  bene_tleilax: {
    shape: "M2.5 2h19v9c0 6-4.5 10-9.5 12-5-2-9.5-6-9.5-12z",
    colour: "var(--s-tleilaxu)",
    ink: DARK_INK,
    icon: "faction-tleilaxu",
    pattern: "dots",
    middle: 11,
  },
  landsraad: {
    shape: "M5 2h14l4 20H1z",
    colour: "var(--s-landsraad)",
    ink: DARK_INK,
    icon: "faction-landsraad",
    pattern: "grid",
    middle: 12.6,
  },
};

/** A seat before factions are taken. */
export const NOBODY: Faction = {
  shape: FACTIONS.atreides!.shape,
  colour: "var(--line)",
  ink: "var(--ink)",
  icon: "person",
  pattern: "solid",
  middle: 12,
};

export function factionOf(id: string | null | undefined): Faction {
  return (id && FACTIONS[id]) || NOBODY;
}

/** Whom every leader serves, and how strong he is; in the engine's order, because questions name leaders by number. */
export const LEADERS: Readonly<Record<string, readonly [faction: string, strength: number]>> = {
  thufir_hawat: ["atreides", 5],
  lady_jessica: ["atreides", 5],
  gurney_halleck: ["atreides", 4],
  duncan_idaho: ["atreides", 2],
  dr_wellington_yueh: ["atreides", 1],
  feyd_rautha: ["harkonnen", 6],
  beast_rabban: ["harkonnen", 4],
  piter_de_vries: ["harkonnen", 3],
  captain_iakin_nefud: ["harkonnen", 2],
  umman_kudu: ["harkonnen", 1],
  count_hasimir_fenring: ["emperor", 6],
  captain_aramsham: ["emperor", 5],
  caid: ["emperor", 3],
  burseg: ["emperor", 3],
  bashar: ["emperor", 2],
  staban_tuek: ["guild", 5],
  master_bewt: ["guild", 3],
  esmar_tuek: ["guild", 3],
  soo_soo_sook: ["guild", 2],
  guild_rep: ["guild", 1],
  stilgar: ["fremen", 7],
  chani: ["fremen", 6],
  otheym: ["fremen", 5],
  shadout_mapes: ["fremen", 3],
  jamis: ["fremen", 2],
  alia: ["bene_gesserit", 5],
  margot_lady_fenring: ["bene_gesserit", 5],
  mother_ramallo: ["bene_gesserit", 5],
  princess_irulan: ["bene_gesserit", 5],
  wanna_yueh: ["bene_gesserit", 5],
  vizier: ["ixians", 3],
  bator: ["ixians", 2],
  bronso: ["ixians", 2],
  baltern: ["ixians", 1],
  levenbrech: ["ixians", 1],
  speakers_mentat: ["landsraad", 5],
  house_envoy: ["landsraad", 4],
  house_swordmaster: ["landsraad", 3],
  minor_envoy: ["landsraad", 2],
  herald: ["landsraad", 1],
  paul_atreides: ["atreides", 10],
  baron_harkonnen: ["harkonnen", 10],
  shaddam_iv: ["emperor", 10],
  edric: ["guild", 10],
  liet_kynes: ["fremen", 10],
  gaius_helen_mohiam: ["bene_gesserit", 10],
  ixian_inquisitor: ["ixians", 10],
  scytale: ["bene_tleilax", 10],
  landsraad_speaker: ["landsraad", 10],
};

/** Whoever loses one of these is out of the game, where there are duels: the last leader of every faction. */
export const PRINCIPALS: readonly string[] = Object.keys(LEADERS).slice(-Object.keys(FACTIONS).length);

/** What kind of treachery card each is, in the engine's order. */
export const CARD_KINDS: Readonly<Record<string, string>> = {
  crysknife: "projectile_weapon",
  maula_pistol: "projectile_weapon",
  slip_tip: "projectile_weapon",
  stunner: "projectile_weapon",
  chaumas: "poison_weapon",
  chaumurky: "poison_weapon",
  ellaca_drug: "poison_weapon",
  gom_jabbar: "poison_weapon",
  lasegun: "lasegun",
  shield: "projectile_defense",
  snooper: "poison_defense",
  cheap_hero: "cheap_hero",
  cheap_heroine: "cheap_hero",
  baliset: "worthless",
  jubba_cloak: "worthless",
  kulon: "worthless",
  la_la_la: "worthless",
  trip_to_gamont: "worthless",
  truthtrance: "special",
  karama: "special",
  weather_control: "special",
  hajr: "special",
  tleilaxu_ghola: "special",
  family_atomics: "special",
  kull_wahad: "worthless",
  cone_of_silence: "special",
  residual_poison: "special",
  hunter_seeker: "projectile_weapon",
  ya_ya_yawm: "worthless",
  thumper: "special",
  harvester: "special",
};

const KIND_ICONS: Readonly<Record<string, string>> = {
  projectile_weapon: "projectile",
  poison_weapon: "poison",
  lasegun: "lasegun",
  projectile_defense: "shield",
  poison_defense: "snooper",
  cheap_hero: "person",
  worthless: "worthless",
  special: "special",
};

const OWN_ICONS: Readonly<Record<string, string>> = {
  crysknife: "crysknife",
  truthtrance: "mentat",
  karama: "karama",
  weather_control: "storm",
  hajr: "ornithopter",
  tleilaxu_ghola: "tanks",
  family_atomics: "warning",
  residual_poison: "poison",
  thumper: "worm",
  harvester: "spice",
};

export function cardIcon(id: string): string {
  return OWN_ICONS[id] ?? KIND_ICONS[CARD_KINDS[id] ?? ""] ?? "special";
}

export const PHASES = ["storm", "spice_blow", "bidding", "revival", "movement", "battle", "collection"] as const;
export const TURNS = 15;
/** Tokens that the Atreides lose in battle before the Kwisatz Haderach wakes. */
export const WAKING_LOSSES = 7;
export const KWISATZ_BONUS = 2;
