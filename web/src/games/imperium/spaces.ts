// What is printed on the spaces of the three boards, from the engine's definitions: tests/web/test_imperium_data.py
// compares them line by line, which is why every space is one line of JSON.

/** Where a space is drawn: a faction's pair, a commander's own pair, or one of the four other groups. */
export type Group =
  | "emperor"
  | "spacing_guild"
  | "bene_gesserit"
  | "fremen"
  | "landsraad"
  | "choam"
  | "cities"
  | "desert"
  | "own_emperor"
  | "own_fremen";

export interface SpaceFacts {
  group: Group;
  /** The agent icon that leads here. */
  icon: string;
  /** What it gives, in signs: "troop 2,intrigue 1"; see `gainsOf`. */
  gains: string;
  /** Troops may deploy from here. */
  combat?: boolean;
  solari?: number;
  spice?: number;
  water?: number;
  /** Spice is paid in an amount of the player's choice. */
  exchange?: boolean;
  /** Influence that somebody needs to come here: a faction and a level. */
  needs?: [string, number];
  /** Bonus spice gathers here. */
  maker?: boolean;
  /** The winner of a conflict can control it. */
  controlled?: boolean;
  /** Behind the Shield Wall. */
  protected?: boolean;
}

type Spaces = Record<string, SpaceFacts>;

const BASE: Spaces = {
  "conspire": {"group": "emperor", "icon": "emperor", "gains": "solari 5,troop 2,intrigue 1", "spice": 4},
  "wealth": {"group": "emperor", "icon": "emperor", "gains": "solari 2"},
  "heighliner": {"group": "spacing_guild", "icon": "spacing_guild", "gains": "troop 5,water 2", "combat": true, "spice": 6},
  "foldspace": {"group": "spacing_guild", "icon": "spacing_guild", "gains": "card foldspace"},
  "selective_breeding": {"group": "bene_gesserit", "icon": "bene_gesserit", "gains": "trash,then,card-draw 2", "spice": 2},
  "secrets": {"group": "bene_gesserit", "icon": "bene_gesserit", "gains": "intrigue 1,steal"},
  "hardy_warriors": {"group": "fremen", "icon": "fremen", "gains": "troop 2", "combat": true, "water": 1},
  "stillsuits": {"group": "fremen", "icon": "fremen", "gains": "water 1", "combat": true},
  "high_council": {"group": "landsraad", "icon": "landsraad", "gains": "persuasion +2", "solari": 5},
  "mentat": {"group": "landsraad", "icon": "landsraad", "gains": "card-draw 1,mentat", "solari": 2},
  "swordmaster": {"group": "landsraad", "icon": "landsraad", "gains": "agent +1", "solari": 8},
  "rally_troops": {"group": "landsraad", "icon": "landsraad", "gains": "troop 4", "solari": 4},
  "hall_of_oratory": {"group": "landsraad", "icon": "landsraad", "gains": "troop 1,persuasion +1"},
  "secure_contract": {"group": "choam", "icon": "spice_trade", "gains": "solari 3"},
  "sell_melange": {"group": "choam", "icon": "spice_trade", "gains": "solari 6–12", "exchange": true},
  "arrakeen": {"group": "cities", "icon": "city", "gains": "troop 1,card-draw 1", "combat": true, "controlled": true},
  "carthag": {"group": "cities", "icon": "city", "gains": "troop 1,intrigue 1", "combat": true, "controlled": true},
  "research_station": {"group": "cities", "icon": "city", "gains": "card-draw 3", "combat": true, "water": 2},
  "sietch_tabr": {"group": "cities", "icon": "city", "gains": "troop 1,water 1", "combat": true, "needs": ["fremen", 2]},
  "imperial_basin": {"group": "desert", "icon": "spice_trade", "gains": "spice 1", "combat": true, "maker": true, "controlled": true},
  "hagga_basin": {"group": "desert", "icon": "spice_trade", "gains": "spice 2", "combat": true, "water": 1, "maker": true},
  "great_flat": {"group": "desert", "icon": "spice_trade", "gains": "spice 3", "combat": true, "water": 2, "maker": true},
};

const UPRISING: Spaces = {
  "sardaukar": {"group": "emperor", "icon": "emperor", "gains": "troop 4,intrigue 1", "spice": 4},
  "dutiful_service": {"group": "emperor", "icon": "emperor", "gains": "contract 1"},
  "heighliner": {"group": "spacing_guild", "icon": "spacing_guild", "gains": "troop 5", "combat": true, "spice": 5},
  "deliver_supplies": {"group": "spacing_guild", "icon": "spacing_guild", "gains": "water 1"},
  "espionage": {"group": "bene_gesserit", "icon": "bene_gesserit", "gains": "card-draw 1,agent-spy 1", "spice": 1},
  "secrets": {"group": "bene_gesserit", "icon": "bene_gesserit", "gains": "intrigue 1,steal"},
  "desert_tactics": {"group": "fremen", "icon": "fremen", "gains": "troop 1,trash", "combat": true, "water": 1},
  "fremkit": {"group": "fremen", "icon": "fremen", "gains": "card-draw 1", "combat": true},
  "high_council": {"group": "landsraad", "icon": "landsraad", "gains": "persuasion +2", "solari": 5},
  "imperial_privilege": {"group": "landsraad", "icon": "landsraad", "gains": "intrigue,agent,card-draw 1", "solari": 3, "needs": ["emperor", 2]},
  "swordmaster": {"group": "landsraad", "icon": "landsraad", "gains": "agent +1", "solari": 8},
  "assembly_hall": {"group": "landsraad", "icon": "landsraad", "gains": "intrigue 1,persuasion +1"},
  "gather_support": {"group": "landsraad", "icon": "landsraad", "gains": "troop 2,solari 2,then,water 1"},
  "shipping": {"group": "choam", "icon": "spice_trade", "gains": "solari 5,influence 1", "spice": 3, "needs": ["spacing_guild", 2]},
  "accept_contract": {"group": "choam", "icon": "spice_trade", "gains": "contract 1,card-draw 1"},
  "arrakeen": {"group": "cities", "icon": "city", "gains": "troop 1,card-draw 1", "combat": true, "controlled": true, "protected": true},
  "spice_refinery": {"group": "cities", "icon": "city", "gains": "solari 2,spice 1,then,solari 2", "combat": true, "controlled": true, "protected": true},
  "research_station": {"group": "cities", "icon": "city", "gains": "troop 2,card-draw 2", "combat": true, "water": 2},
  "sietch_tabr": {"group": "cities", "icon": "city", "gains": "maker-hooks,troop 1,water 1,or,shield-wall", "combat": true, "needs": ["fremen", 2]},
  "imperial_basin": {"group": "desert", "icon": "spice_trade", "gains": "spice 1", "combat": true, "maker": true, "controlled": true, "protected": true},
  "hagga_basin": {"group": "desert", "icon": "spice_trade", "gains": "spice 2,or,sandworm 1", "combat": true, "water": 1, "maker": true},
  "deep_desert": {"group": "desert", "icon": "spice_trade", "gains": "spice 4,or,sandworm 2", "combat": true, "water": 3, "maker": true},
};

const SIX: Spaces = {
  "military_support": {"group": "emperor", "icon": "emperor", "gains": "troop 3", "spice": 2},
  "economic_support": {"group": "emperor", "icon": "emperor", "gains": "spice 1,trade"},
  "controversial_technology": {"group": "fremen", "icon": "fremen", "gains": "intrigue 1,card-draw 1,trash", "spice": 2},
  "expedition": {"group": "fremen", "icon": "fremen", "gains": "contract 1"},
  "carthag": {"group": "cities", "icon": "city", "gains": "troop 1,intrigue 1", "combat": true},
  "habbanya_erg": {"group": "desert", "icon": "spice_trade", "gains": "spice 2,card-draw 1", "combat": true, "water": 1, "maker": true},
  "sardaukar_6p": {"group": "own_emperor", "icon": "emperor", "gains": "troop 4,intrigue 1", "spice": 3},
  "vast_wealth": {"group": "own_emperor", "icon": "emperor", "gains": "solari 3"},
  "hardy_warriors": {"group": "own_fremen", "icon": "fremen", "gains": "troop 2", "combat": true, "water": 1},
  "desert_mastery": {"group": "own_fremen", "icon": "fremen", "gains": "card-draw 1,spice 1", "combat": true},
};

/** All spaces by board. Six players use the other side of Uprising's board, which changes some of its spaces. */
export const BOARDS = { imperium: BASE, uprising: { ...UPRISING, ...SIX } } satisfies Record<string, Spaces>;

export function spaceFacts(game: string, id: string): SpaceFacts | undefined {
  const spaces: Spaces = game === "uprising" ? BOARDS.uprising : BOARDS.imperium;
  return spaces[id];
}
