// The planet as we draw it: our own schematic tiling of a disc, centre at 0,0, x to the right, y down.
// Sector k is centred at 20*k degrees counterclockwise from straight down. Locations are named as the engine names them.

export type Point = readonly [number, number];
export type Terrain = "sand" | "rock" | "stronghold" | "polar_sink";

export interface Territory {
  readonly terrain: Terrain;
  /** The middle of the name, and the box that it must stay inside. */
  readonly label: { readonly at: Point; readonly w: number; readonly h: number };
  readonly locations: readonly string[];
}

export interface Location {
  readonly territory: string;
  /** Null in the Polar Sink, which lies inside the ring of sectors. */
  readonly sector: number | null;
  /** Where stacks of tokens stand, the first one first; discs of 20 fit there side by side. */
  readonly slots: readonly Point[];
  readonly spice?: Point;
  /** A path from corner to corner, each told from the one before. */
  readonly shape: string;
}

export const PLANET = 880;
export const STORM_RING = { inner: 882, outer: 940, middle: 913 } as const;
export const SECTORS = 18;
/** From the Polar Sink to the rim: the border of each sector with the one before. */
export const SECTOR_LINES: readonly (readonly [Point, Point])[] = [
  [[-27, 153], [-153, 867]],
  [[25, 143], [153, 867]],
  [[77, 134], [440, 762]],
  [[120, 100], [674, 566]],
  [[138, 50], [827, 301]],
  [[145, 0], [880, 0]],
  [[145, -53], [827, -301]],
  [[120, -100], [674, -566]],
  [[78, -135], [440, -762]],
  [[26, -146], [153, -867]],
  [[-27, -151], [-153, -867]],
  [[-73, -126], [-440, -762]],
  [[-119, -100], [-674, -566]],
  [[-138, -50], [-827, -301]],
  [[-151, 0], [-880, 0]],
  [[-136, 49], [-827, 301]],
  [[-118, 99], [-674, 566]],
  [[-73, 126], [-440, 762]],
];
/** Where players sit round the planet, by sector. */
export const DOTS: Readonly<Record<number, Point>> = {
  1: [331, 910],
  2: [622, 742],
  4: [953, 168],
  7: [622, -742],
  8: [331, -910],
  10: [-331, -910],
  13: [-953, -168],
  14: [-953, 168],
  16: [-622, 742],
};

export const TERRITORIES: Readonly<Record<string, Territory>> = {
  polar_sink: {
    terrain: "polar_sink",
    label: { at: [3, 2], w: 109, h: 19 },
    locations: ["polar_sink"],
  },
  imperial_basin: {
    terrain: "sand",
    label: { at: [-4, -473], w: 154, h: 19 },
    locations: ["imperial_basin@8", "imperial_basin@9", "imperial_basin@10"],
  },
  carthag: {
    terrain: "stronghold",
    label: { at: [-234, -511], w: 80, h: 17 },
    locations: ["carthag"],
  },
  arrakeen: {
    terrain: "stronghold",
    label: { at: [80, -733], w: 76, h: 14 },
    locations: ["arrakeen"],
  },
  tueks_sietch: {
    terrain: "stronghold",
    label: { at: [759, 133], w: 48, h: 32 },
    locations: ["tueks_sietch"],
  },
  sietch_tabr: {
    terrain: "stronghold",
    label: { at: [-688, -97], w: 47, h: 32 },
    locations: ["sietch_tabr"],
  },
  habbanya_sietch: {
    terrain: "stronghold",
    label: { at: [-422, 633], w: 78, h: 32 },
    locations: ["habbanya_sietch"],
  },
  cielago_north: {
    terrain: "sand",
    label: { at: [123, 335], w: 154, h: 19 },
    locations: ["cielago_north@0", "cielago_north@1", "cielago_north@2"],
  },
  cielago_depression: {
    terrain: "sand",
    label: { at: [239, 571], w: 214, h: 19 },
    locations: ["cielago_depression@0", "cielago_depression@1", "cielago_depression@2"],
  },
  meridian: {
    terrain: "sand",
    label: { at: [48, 772], w: 97, h: 19 },
    locations: ["meridian@0", "meridian@1"],
  },
  cielago_south: {
    terrain: "sand",
    label: { at: [431, 682], w: 153, h: 19 },
    locations: ["cielago_south@1", "cielago_south@2"],
  },
  cielago_east: {
    terrain: "sand",
    label: { at: [597, 490], w: 136, h: 19 },
    locations: ["cielago_east@2", "cielago_east@3"],
  },
  harg_pass: {
    terrain: "sand",
    label: { at: [336, 155], w: 108, h: 19 },
    locations: ["harg_pass@3", "harg_pass@4"],
  },
  false_wall_south: {
    terrain: "rock",
    label: { at: [560, 262], w: 182, h: 19 },
    locations: ["false_wall_south@3", "false_wall_south@4"],
  },
  false_wall_east: {
    terrain: "rock",
    label: { at: [232, -139], w: 164, h: 19 },
    locations: ["false_wall_east@4", "false_wall_east@5", "false_wall_east@6", "false_wall_east@7", "false_wall_east@8"],
  },
  the_minor_erg: {
    terrain: "sand",
    label: { at: [423, -222], w: 159, h: 19 },
    locations: ["the_minor_erg@4", "the_minor_erg@5", "the_minor_erg@6", "the_minor_erg@7"],
  },
  pasty_mesa: {
    terrain: "rock",
    label: { at: [555, -351], w: 124, h: 19 },
    locations: ["pasty_mesa@4", "pasty_mesa@5", "pasty_mesa@6", "pasty_mesa@7"],
  },
  red_chasm: {
    terrain: "sand",
    label: { at: [725, -341], w: 122, h: 19 },
    locations: ["red_chasm"],
  },
  south_mesa: {
    terrain: "sand",
    label: { at: [778, -157], w: 131, h: 19 },
    locations: ["south_mesa@3", "south_mesa@4", "south_mesa@5"],
  },
  basin: {
    terrain: "sand",
    label: { at: [269, -747], w: 57, h: 19 },
    locations: ["basin"],
  },
  rim_wall_west: {
    terrain: "rock",
    label: { at: [176, -702], w: 72, h: 33 },
    locations: ["rim_wall_west"],
  },
  hole_in_the_rock: {
    terrain: "sand",
    label: { at: [255, -618], w: 46, h: 53 },
    locations: ["hole_in_the_rock"],
  },
  sihaya_ridge: {
    terrain: "sand",
    label: { at: [326, -654], w: 64, h: 41 },
    locations: ["sihaya_ridge"],
  },
  shield_wall: {
    terrain: "rock",
    label: { at: [282, -479], w: 122, h: 19 },
    locations: ["shield_wall@7", "shield_wall@8"],
  },
  gara_kulon: {
    terrain: "sand",
    label: { at: [426, -582], w: 123, h: 19 },
    locations: ["gara_kulon"],
  },
  old_gap: {
    terrain: "sand",
    label: { at: [-44, -789], w: 91, h: 19 },
    locations: ["old_gap@8", "old_gap@9", "old_gap@10"],
  },
  broken_land: {
    terrain: "sand",
    label: { at: [-452, -666], w: 137, h: 19 },
    locations: ["broken_land@10", "broken_land@11"],
  },
  tsimpo: {
    terrain: "sand",
    label: { at: [-358, -485], w: 78, h: 19 },
    locations: ["tsimpo@10", "tsimpo@11", "tsimpo@12"],
  },
  arsunt: {
    terrain: "sand",
    label: { at: [-143, -282], w: 75, h: 19 },
    locations: ["arsunt@10", "arsunt@11"],
  },
  rock_outcroppings: {
    terrain: "sand",
    label: { at: [-759, -268], w: 126, h: 37 },
    locations: ["rock_outcroppings@12", "rock_outcroppings@13"],
  },
  plastic_basin: {
    terrain: "rock",
    label: { at: [-547, -139], w: 137, h: 19 },
    locations: ["plastic_basin@11", "plastic_basin@12", "plastic_basin@13"],
  },
  hagga_basin: {
    terrain: "sand",
    label: { at: [-352, -197], w: 135, h: 19 },
    locations: ["hagga_basin@11", "hagga_basin@12"],
  },
  bight_of_the_cliff: {
    terrain: "sand",
    label: { at: [-808, -4], w: 89, h: 45 },
    locations: ["bight_of_the_cliff@13", "bight_of_the_cliff@14"],
  },
  funeral_plain: {
    terrain: "sand",
    label: { at: [-656, 117], w: 141, h: 19 },
    locations: ["funeral_plain"],
  },
  the_great_flat: {
    terrain: "sand",
    label: { at: [-476, 126], w: 160, h: 19 },
    locations: ["the_great_flat"],
  },
  wind_pass: {
    terrain: "sand",
    label: { at: [-291, 95], w: 117, h: 19 },
    locations: ["wind_pass@13", "wind_pass@14", "wind_pass@15", "wind_pass@16"],
  },
  the_greater_flat: {
    terrain: "sand",
    label: { at: [-601, 281], w: 182, h: 19 },
    locations: ["the_greater_flat"],
  },
  habbanya_erg: {
    terrain: "sand",
    label: { at: [-603, 438], w: 154, h: 19 },
    locations: ["habbanya_erg@15", "habbanya_erg@16"],
  },
  false_wall_west: {
    terrain: "rock",
    label: { at: [-344, 430], w: 176, h: 19 },
    locations: ["false_wall_west@15", "false_wall_west@16", "false_wall_west@17"],
  },
  wind_pass_north: {
    terrain: "sand",
    label: { at: [-106, 175], w: 117, h: 45 },
    locations: ["wind_pass_north@16", "wind_pass_north@17"],
  },
  habbanya_ridge_flat: {
    terrain: "sand",
    label: { at: [-317, 734], w: 229, h: 19 },
    locations: ["habbanya_ridge_flat@16", "habbanya_ridge_flat@17"],
  },
  cielago_west: {
    terrain: "sand",
    label: { at: [-73, 554], w: 147, h: 19 },
    locations: ["cielago_west@17", "cielago_west@0"],
  },
};

export const LOCATIONS: Readonly<Record<string, Location>> = {
  polar_sink: {
    territory: "polar_sink",
    sector: null,
    slots: [[1, -49], [-33, -74], [15, -90], [43, -58]],
    shape: "M-27,-151l-46,25 -46,26 -19,50 -13,50 15,49 18,50 45,27 46,27 52,-10 52,-9 43,-34 18,-50 7,-50 0,-53 -25,-47 -42,-35 -27,-6 -25,-5z",
  },
  "imperial_basin@8": {
    territory: "imperial_basin",
    sector: 8,
    slots: [[135, -534], [177, -542], [141, -578], [113, -498]],
    shape: "M224,-541l-20,-21 -24,-26 -20,-20 -30,4 -26,15 -78,443 25,5 2,-19 9,-22 0,-26 -3,-30 17,-27 4,-30 7,-30 9,-28 -6,-30 8,-24 8,-21 7,-18 13,-21 17,-28 35,-12 27,-18z",
  },
  "imperial_basin@9": {
    territory: "imperial_basin",
    sector: 9,
    slots: [[-3, -422], [-26, -387], [22, -387], [38, -435]],
    shape: "M31,-671l-7,-22 0,-24 -17,0 -19,11 -25,0 -23,12 -22,10 -20,8 -18,-3 42,239 51,289 53,5 78,-443 11,-64 -22,5 -23,0 -21,-9z",
  },
  "imperial_basin@10": {
    territory: "imperial_basin",
    sector: 10,
    slots: [[-137, -542], [-179, -547], [-147, -583], [-143, -499]],
    shape: "M-182,-516l8,22 2,23 15,7 20,8 21,11 22,2 16,3 -42,-239 -11,15 -17,17 -8,27 -11,26 -22,17 -17,16 -10,15 18,14z",
  },
  carthag: {
    territory: "carthag",
    sector: 10,
    slots: [[-227, -464], [-196, -492], [-259, -492], [-229, -522]],
    shape: "M-172,-471l-2,-23 -8,-22 -16,-16 -18,-14 -23,3 -23,3 -16,16 -14,17 22,40 25,42 23,-3 21,-7 17,-17z",
  },
  arrakeen: {
    territory: "arrakeen",
    sector: 9,
    slots: [[69, -671], [102, -701], [48, -707], [69, -743]],
    shape: "M24,-717l0,24 7,22 18,14 21,9 23,0 22,-5 17,-93 -21,-11 -20,-10 -23,2 -22,8 -14,18z",
  },
  tueks_sietch: {
    territory: "tueks_sietch",
    sector: 4,
    slots: [[775, 89], [733, 92], [778, 131], [733, 134]],
    shape: "M786,156l16,-16 9,-19 -4,-21 -9,-20 -18,-13 -18,-13 -19,9 -21,7 -11,17 -13,17 6,20 7,20 16,14 18,12 21,-7z",
  },
  sietch_tabr: {
    territory: "sietch_tabr",
    sector: 13,
    slots: [[-688, -144], [-660, -112], [-723, -118], [-696, -85]],
    shape: "M-636,-109l-11,-41 -17,-13 -17,-13 -21,5 -20,8 -15,16 -11,18 4,22 8,20 16,15 19,11 20,-7 21,-7z",
  },
  habbanya_sietch: {
    territory: "habbanya_sietch",
    sector: 16,
    slots: [[-420, 676], [-454, 651], [-397, 630], [-433, 609]],
    shape: "M-478,657l28,36 44,10 47,-82 -31,-33 -45,-7 -35,31z",
  },
  "cielago_north@0": {
    territory: "cielago_north",
    sector: 0,
    slots: [[2, 373], [10, 332], [-34, 348], [-38, 392]],
    shape: "M-89,502l15,11 22,5 22,11 27,-3 20,7 16,7 18,-4 25,-4 16,-12 -67,-377 -52,10 -40,228z",
  },
  "cielago_north@1": {
    territory: "cielago_north",
    sector: 1,
    slots: [[128, 386], [170, 385], [146, 425], [102, 421]],
    shape: "M25,143l67,377 14,-6 19,-4 23,-1 22,-8 21,-16 23,-5 21,-6 20,0 14,-8 -192,-332z",
  },
  "cielago_north@2": {
    territory: "cielago_north",
    sector: 2,
    slots: [[249, 345], [284, 323], [284, 371], [260, 407]],
    spice: [244, 285],
    shape: "M269,466l13,-12 17,-18 26,-9 25,-10 13,-21 13,-14 16,-20 19,-17 -41,-35 -250,-210 -43,34z",
  },
  "cielago_depression@0": {
    territory: "cielago_depression",
    sector: 0,
    slots: [[59, 620], [76, 582], [16, 618], [68, 662]],
    shape: "M-21,658l16,9 23,3 26,4 23,13 22,13 21,8 16,7 -34,-195 -16,12 -25,4 -18,4 -5,17 -9,20 -20,19 -9,24 -3,23z",
  },
  "cielago_depression@1": {
    territory: "cielago_depression",
    sector: 1,
    slots: [[218, 623], [255, 642], [219, 666], [179, 642]],
    shape: "M126,715l18,3 22,-5 24,-11 26,7 23,-1 17,-4 15,-8 20,-11 22,-13 24,-10 16,-17 11,-15 -95,-164 -14,8 -20,0 -21,6 -23,5 -21,16 -22,8 -23,1 -19,4 -14,6z",
  },
  "cielago_depression@2": {
    territory: "cielago_depression",
    sector: 2,
    slots: [[375, 497], [396, 534], [348, 530], [336, 482]],
    shape: "M269,466l95,164 16,-9 12,-16 15,-18 15,-20 9,-26 17,-19 13,-19 16,-13 9,-15 -10,-13 -16,-12 -16,-18 -25,-8 -15,-18 -14,-15 -14,-9 -13,14 -13,21 -25,10 -26,9 -17,18z",
  },
  "meridian@0": {
    territory: "meridian",
    sector: 0,
    slots: [[-42, 774], [-64, 738], [-84, 778], [-56, 814]],
    shape: "M126,715l-16,-7 -21,-8 -22,-13 -23,-13 -26,-4 -23,-3 -16,-9 -15,-5 -20,-7 -19,-12 -21,-6 -13,-9 -44,248 61,8 61,5 62,0 61,-5 61,-8z",
  },
  "meridian@1": {
    territory: "meridian",
    sector: 1,
    slots: [[208, 782], [247, 769], [215, 741], [171, 761]],
    shape: "M256,704l-17,4 -23,1 -26,-7 -24,11 -22,5 -18,-3 27,152 50,-11 50,-13 49,-16 -3,-18 -9,-21 -20,-20 -5,-25 -1,-23z",
  },
  "cielago_south@1": {
    territory: "cielago_south",
    sector: 1,
    slots: [[298, 720], [299, 763], [331, 691], [371, 715]],
    spice: [345, 749],
    shape: "M256,704l8,16 1,23 5,25 20,20 9,21 3,18 47,-19 46,-22 45,-24 -76,-132 -11,15 -16,17 -24,10 -22,13 -20,11z",
  },
  "cielago_south@2": {
    territory: "cielago_south",
    sector: 2,
    slots: [[470, 631], [492, 595], [512, 635], [444, 595]],
    shape: "M575,666l-8,-14 -10,-16 -6,-22 -9,-22 -14,-20 -10,-23 -7,-23 -12,-19 -9,-17 -4,-15 -9,15 -16,13 -13,19 -17,19 -9,26 -15,20 -15,18 -12,16 -16,9 76,132 47,-29 45,-32z",
  },
  "cielago_east@2": {
    territory: "cielago_east",
    sector: 2,
    slots: [[558, 541], [586, 573], [626, 557], [574, 617]],
    shape: "M575,666l35,-32 33,-33 31,-35 -126,-107 -137,-114 -19,17 -16,20 14,9 14,15 15,18 25,8 16,18 16,12 10,13 4,15 9,17 12,19 7,23 10,23 14,20 9,22 6,22 10,16z",
  },
  "cielago_east@3": {
    territory: "cielago_east",
    sector: 3,
    slots: [[659, 438], [620, 452], [696, 460], [688, 504]],
    shape: "M764,437l-14,-11 -19,-13 -24,-10 -21,-15 -18,-13 -16,-9 -10,12 -16,13 -18,14 -17,16 -19,12 -18,11 -6,15 126,107 33,-42 30,-42z",
  },
  "harg_pass@3": {
    territory: "harg_pass",
    sector: 3,
    slots: [[309, 207], [344, 229], [268, 193], [360, 189]],
    shape: "M370,310l4,-18 18,-13 21,-14 24,-13 14,-22 10,-23 7,-22 14,-10 -152,-55 -192,-70 -18,50z",
  },
  "harg_pass@4": {
    territory: "harg_pass",
    sector: 4,
    slots: [[429, 107], [453, 141], [469, 93], [389, 93]],
    shape: "M330,120l152,55 -3,-21 12,-25 9,-27 0,-21 -14,-8 -17,-13 -19,-9 -10,-13 -10,13 -17,10 -26,2 -19,12 -10,24 -16,11z",
  },
  "false_wall_south@3": {
    territory: "false_wall_south",
    sector: 3,
    slots: [[535, 313], [534, 355], [574, 331], [494, 327]],
    shape: "M482,175l-14,10 -7,22 -10,23 -14,22 -24,13 -21,14 -18,13 -4,18 41,35 137,114 6,-15 18,-11 19,-12 17,-16 18,-14 16,-13 10,-12 0,-17 3,-21 9,-22 3,-24 17,-16 11,-13z",
  },
  "false_wall_south@4": {
    territory: "false_wall_south",
    sector: 4,
    slots: [[630, 187], [669, 204], [665, 160], [585, 184]],
    shape: "M745,170l-18,-12 -16,-14 -7,-20 -6,-20 -16,2 -17,14 -19,16 -23,7 -18,12 -18,0 -21,-4 -12,-25 -16,-22 -22,-12 -16,-11 0,21 -9,27 -12,25 3,21 213,78 19,-13 7,-28 13,-25z",
  },
  "false_wall_east@4": {
    territory: "false_wall_east",
    sector: 4,
    slots: [[288, 44], [329, 33], [317, 77], [253, 69]],
    shape: "M413,0l-268,0 -7,50 192,70 12,-10 16,-11 10,-24 19,-12 26,-2 17,-10 10,-13 -12,-20z",
  },
  "false_wall_east@5": {
    territory: "false_wall_east",
    sector: 5,
    slots: [[295, -52], [254, -63], [314, -91], [338, -55]],
    shape: "M145,0l268,0 -1,-16 -10,-19 3,-24 5,-26 -12,-21 -1,-21 -8,-15 -244,89z",
  },
  "false_wall_east@6": {
    territory: "false_wall_east",
    sector: 6,
    slots: [[285, -189], [246, -172], [326, -172], [222, -104]],
    shape: "M389,-142l-6,-14 -9,-20 -25,-9 -22,-13 -14,-18 -8,-19 -6,-16 -179,151 25,47z",
  },
  "false_wall_east@7": {
    territory: "false_wall_east",
    sector: 7,
    slots: [[198, -245], [209, -204], [241, -240], [225, -280]],
    shape: "M120,-100l179,-151 -14,-14 -2,-23 2,-26 -2,-26 -1,-23 -10,-15 -26,-1 -25,-3 -143,247z",
  },
  "false_wall_east@8": {
    territory: "false_wall_east",
    sector: 8,
    slots: [[123, -303], [144, -339], [108, -263], [116, -371]],
    shape: "M221,-382l-16,-7 -21,-5 -19,-17 -24,-6 -17,-15 -11,-14 -7,18 -8,21 -8,24 6,30 -9,28 -7,30 -4,30 -17,27 3,30 0,26 -9,22 -2,19 27,6z",
  },
  "the_minor_erg@4": {
    territory: "the_minor_erg",
    sector: 4,
    slots: [[536, 53], [570, 77], [574, 33], [498, 33]],
    shape: "M413,0l15,18 12,20 10,13 19,9 17,13 14,8 16,11 22,12 16,22 12,25 21,4 9,-13 -4,-21 6,-21 7,-22 -3,-24 7,-21 7,-18 0,-15z",
  },
  "the_minor_erg@5": {
    territory: "the_minor_erg",
    sector: 5,
    slots: [[498, -84], [458, -95], [478, -47], [526, -51]],
    shape: "M616,0l-2,-18 -11,-19 -17,-21 -6,-26 3,-30 -11,-25 -12,-23 -11,-19 -5,-17 -155,56 8,15 1,21 12,21 -5,26 -3,24 10,19 1,16z",
  },
  "the_minor_erg@6": {
    territory: "the_minor_erg",
    sector: 6,
    slots: [[420, -273], [444, -308], [464, -268], [380, -288]],
    shape: "M299,-251l6,16 8,19 14,18 22,13 25,9 9,20 6,14 155,-56 -8,-18 -6,-24 -24,-18 -18,-23 -9,-29 -18,-20 -13,-21 -14,-13z",
  },
  "the_minor_erg@7": {
    territory: "the_minor_erg",
    sector: 7,
    slots: [[305, -331], [347, -319], [308, -286], [389, -361]],
    spice: [343, -364],
    shape: "M434,-364l-18,-15 -24,-18 -27,-15 -16,-17 -17,12 -25,10 -20,17 -15,12 10,15 1,23 2,26 -2,26 2,23 14,14z",
  },
  "pasty_mesa@4": {
    territory: "pasty_mesa",
    sector: 4,
    slots: [[673, 59], [713, 45], [637, 37], [637, 81]],
    shape: "M794,0l-178,0 0,15 -7,18 -7,21 3,24 -7,22 -6,21 4,21 -9,13 18,0 18,-12 23,-7 19,-16 17,-14 16,-2 13,-17 11,-17 21,-7 19,-9 12,-15 10,-22z",
  },
  "pasty_mesa@5": {
    territory: "pasty_mesa",
    sector: 5,
    slots: [[655, -100], [651, -142], [615, -114], [631, -66]],
    shape: "M649,-236l-105,38 5,17 11,19 12,23 11,25 -3,30 6,26 17,21 11,19 2,18 178,0 -9,-13 -6,-18 -12,-17 -19,-16 -14,-19 -1,-29 -30,-11 -13,-21 -7,-24 -15,-17 -9,-19 -1,-20z",
  },
  "pasty_mesa@6": {
    territory: "pasty_mesa",
    sector: 6,
    slots: [[585, -402], [593, -444], [625, -416], [545, -416]],
    shape: "M544,-198l105,-38 -8,-19 -5,-23 -8,-27 9,-27 10,-29 1,-29 14,-25 3,-23 -5,-20 27,4 33,-3 26,-10 -34,-51 -38,-48 -240,202 14,13 13,21 18,20 9,29 18,23 24,18 6,24z",
  },
  "pasty_mesa@7": {
    territory: "pasty_mesa",
    sector: 7,
    slots: [[540, -523], [580, -537], [548, -565], [540, -481]],
    shape: "M349,-429l16,17 27,15 24,18 18,15 240,-202 -33,-37 -35,-35 -37,-33 -39,-31 3,20 -6,19 -12,21 -13,23 7,31 -3,27 -4,25 -14,21 -10,18 -13,13 -14,19 -23,16 -30,8 -28,7z",
  },
  red_chasm: {
    territory: "red_chasm",
    sector: 6,
    slots: [[678, -289], [718, -305], [762, -301], [682, -377]],
    spice: [717, -404],
    shape: "M746,-467l-26,10 -33,3 -27,-4 5,20 -3,23 -14,25 -1,29 -10,29 -9,27 8,27 5,23 8,19 178,-65 -17,-43 -19,-42 -22,-41z",
  },
  "south_mesa@3": {
    territory: "south_mesa",
    sector: 3,
    slots: [[734, 338], [697, 358], [733, 382], [773, 358]],
    shape: "M652,366l16,9 18,13 21,15 24,10 19,13 14,11 24,-44 20,-46 19,-46 -132,-48 -11,13 -17,16 -3,24 -9,22 -3,21z",
  },
  "south_mesa@4": {
    territory: "south_mesa",
    sector: 4,
    slots: [[837, 68], [822, 29], [850, 109], [826, 145]],
    spice: [796, 214],
    shape: "M811,121l-9,19 -16,16 -20,7 -21,7 -11,17 -13,25 -7,28 -19,13 132,48 19,-58 15,-60 10,-61 7,-61 2,-61 -86,0 -10,17 -10,22 -12,15 18,13 18,13 9,20z",
  },
  "south_mesa@5": {
    territory: "south_mesa",
    sector: 5,
    slots: [[785, -105], [799, -66], [827, -98], [843, -58]],
    shape: "M794,0l86,0 -2,-61 -7,-61 -10,-61 -15,-60 -19,-58 -178,65 9,12 1,20 9,19 15,17 7,24 13,21 30,11 1,29 14,19 19,16 12,17 6,18z",
  },
  basin: {
    territory: "basin",
    sector: 8,
    slots: [[279, -796], [281, -715], [249, -687], [265, -755]],
    shape: "M345,-810l-52,-20 -53,-17 -4,16 2,20 4,23 -15,21 -3,21 4,16 0,21 -5,27 3,22 20,-2 21,-10 19,-14 14,-13 3,-16 14,-16 7,-22 8,-22 0,-22z",
  },
  rim_wall_west: {
    territory: "rim_wall_west",
    sector: 8,
    slots: [[150, -648], [188, -667], [152, -691], [204, -707]],
    shape: "M104,-589l26,-15 30,-4 12,-14 17,-17 21,-13 16,-8 -3,-22 5,-27 0,-21 -17,2 -21,-2 -21,-12 -21,-2 -16,-2 -17,93z",
  },
  hole_in_the_rock: {
    territory: "hole_in_the_rock",
    sector: 8,
    slots: [[201, -609], [242, -610], [227, -571], [263, -646]],
    shape: "M160,-608l20,20 24,26 20,21 17,-12 25,-7 20,-5 -1,-19 11,-22 -11,-27 2,-26 1,-23 12,-17 -14,13 -19,14 -21,10 -20,2 -16,8 -21,13 -17,17z",
  },
  sihaya_ridge: {
    territory: "sihaya_ridge",
    sector: 8,
    slots: [[338, -709], [378, -696], [330, -642], [315, -588]],
    spice: [377, -745],
    shape: "M440,-762l-47,-25 -48,-23 -13,13 0,22 -8,22 -7,22 -14,16 -3,16 -12,17 -1,23 -2,26 11,27 -11,22 1,19 22,1 21,-6z",
  },
  "shield_wall@7": {
    territory: "shield_wall",
    sector: 7,
    slots: [[385, -479], [371, -519], [427, -483], [335, -447]],
    shape: "M349,-429l21,-5 28,-7 30,-8 23,-16 14,-19 -9,-15 -18,-9 -16,-16 -18,-15 -19,-14 -25,-3 -17,-8 -14,-6 -108,188 25,3 26,1 15,-12 20,-17 25,-10z",
  },
  "shield_wall@8": {
    territory: "shield_wall",
    sector: 8,
    slots: [[179, -465], [191, -424], [231, -444], [223, -512]],
    shape: "M286,-565l-20,5 -25,7 -17,12 -19,16 -27,18 -35,12 -17,28 -13,21 11,14 17,15 24,6 19,17 21,5 16,7 108,-188 -21,6z",
  },
  gara_kulon: {
    territory: "gara_kulon",
    sector: 7,
    slots: [[444, -633], [483, -649], [451, -677], [411, -661]],
    shape: "M465,-484l13,-13 10,-18 14,-21 4,-25 3,-27 -7,-31 13,-23 12,-21 6,-19 -3,-20 -44,-32 -46,-28 -111,192 14,6 17,8 25,3 19,14 18,15 16,16 18,9z",
  },
  "old_gap@8": {
    territory: "old_gap",
    sector: 8,
    slots: [[188, -796], [204, -758], [158, -767], [206, -833]],
    shape: "M153,-867l-21,121 16,2 21,2 21,12 21,2 17,-2 -4,-16 3,-21 15,-21 -4,-23 -2,-20 4,-16 -44,-11z",
  },
  "old_gap@9": {
    territory: "old_gap",
    sector: 9,
    slots: [[-62, -738], [-20, -738], [-104, -734], [-116, -782]],
    spice: [59, -822],
    shape: "M-120,-679l18,3 20,-8 22,-10 23,-12 25,0 19,-11 17,0 8,-22 14,-18 22,-8 23,-2 20,10 21,11 21,-121 -61,-8 -61,-5 -62,0 -61,5 -61,8z",
  },
  "old_gap@10": {
    territory: "old_gap",
    sector: 10,
    slots: [[-206, -773], [-176, -802], [-220, -814], [-172, -750]],
    shape: "M-296,-829l-1,17 3,21 6,23 6,23 -1,21 1,16 18,-2 24,0 26,4 27,8 25,14 24,2 18,3 -33,-188 -48,10 -48,13z",
  },
  "broken_land@10": {
    territory: "broken_land",
    sector: 10,
    slots: [[-351, -737], [-315, -714], [-355, -694], [-391, -722]],
    shape: "M-282,-708l-1,-16 1,-21 -6,-23 -6,-23 -3,-21 1,-17 -49,19 -48,23 -47,25 74,128 14,-12 20,-15 16,-22 20,-13z",
  },
  "broken_land@11": {
    territory: "broken_land",
    sector: 11,
    slots: [[-498, -615], [-456, -621], [-544, -653], [-496, -701]],
    spice: [-558, -611],
    shape: "M-438,-598l20,-15 29,-11 23,-10 -74,-128 -52,32 -50,37 -47,39 -44,43 -41,45 38,32 16,0 19,-4 19,-13 23,-4 22,-11 22,-10 27,5 18,-14 17,-9z",
  },
  "tsimpo@10": {
    territory: "tsimpo",
    sector: 10,
    slots: [[-251, -625], [-223, -593], [-267, -585], [-295, -617]],
    shape: "M-366,-634l74,127 14,-17 16,-16 23,-3 23,-3 10,-15 17,-16 22,-17 11,-26 8,-27 17,-17 11,-15 -18,-3 -24,-2 -25,-14 -27,-8 -26,-4 -24,0 -18,2 -14,12 -20,13 -16,22 -20,15z",
  },
  "tsimpo@11": {
    territory: "tsimpo",
    sector: 11,
    slots: [[-380, -434], [-413, -408], [-373, -392], [-417, -456]],
    shape: "M-438,-598l-10,13 -7,19 7,26 -6,24 -14,21 -12,22 -9,21 -9,18 1,17 150,126 12,-11 9,-18 11,-20 15,-20 9,-24 5,-25 1,-25 2,-21 13,-12 -22,-40 -74,-127 -23,10 -29,11z",
  },
  "tsimpo@12": {
    territory: "tsimpo",
    sector: 12,
    slots: [[-456, -312], [-428, -281], [-480, -277], [-496, -329]],
    shape: "M-497,-417l-4,17 9,24 -24,21 -9,25 14,29 -17,22 -2,22 -2,17 16,-5 21,0 23,-5 22,-14 28,9 23,-11 21,-8 19,-6 12,-11z",
  },
  "arsunt@10": {
    territory: "arsunt",
    sector: 10,
    slots: [[-119, -333], [-160, -341], [-124, -377], [-84, -309]],
    shape: "M-73,-126l46,-25 -51,-289 -16,-3 -22,-2 -21,-11 -20,-8 -15,-7 -12,19 -17,17 -21,7 -23,3 62,108z",
  },
  "arsunt@11": {
    territory: "arsunt",
    sector: 11,
    slots: [[-182, -213], [-215, -239], [-163, -175], [-123, -159]],
    shape: "M-306,-257l187,157 46,-26 -110,-191 -15,5 -15,14 -20,8 -24,5 -21,7 -15,14z",
  },
  "rock_outcroppings@12": {
    territory: "rock_outcroppings",
    sector: 12,
    slots: [[-719, -391], [-739, -428], [-691, -424], [-759, -380]],
    shape: "M-674,-566l-38,49 -34,51 -31,53 -27,55 -23,57 143,52 2,-17 -1,-22 8,-23 16,-24 -3,-28 1,-28 8,-28 1,-27 -2,-27 3,-24 11,-19 4,-18z",
  },
  "rock_outcroppings@13": {
    territory: "rock_outcroppings",
    sector: 13,
    slots: [[-827, -175], [-814, -215], [-758, -155], [-730, -187]],
    spice: [-775, -195],
    shape: "M-867,-152l16,5 19,10 25,-7 23,4 20,9 16,2 11,-18 15,-16 20,-8 21,-5 -3,-22 -12,-28 12,-23 -143,-52 -16,49 -13,49z",
  },
  "plastic_basin@11": {
    territory: "plastic_basin",
    sector: 11,
    slots: [[-522, -515], [-509, -476], [-481, -524], [-565, -512]],
    shape: "M-497,-417l-1,-17 9,-18 9,-21 12,-22 14,-21 6,-24 -7,-26 7,-19 10,-13 -15,4 -17,9 -18,14 -27,-5 -22,10 -22,11 -23,4 -19,13 -19,4 -16,0z",
  },
  "plastic_basin@12": {
    territory: "plastic_basin",
    sector: 12,
    slots: [[-593, -355], [-578, -394], [-622, -386], [-634, -342]],
    shape: "M-532,-240l2,-17 2,-22 17,-22 -14,-29 9,-25 24,-21 -9,-24 4,-17 -139,-117 -4,18 -11,19 -3,24 2,27 -1,27 -8,28 -1,28 3,28 -16,24 -8,23 1,22 -2,17 120,44 19,-15z",
  },
  "plastic_basin@13": {
    territory: "plastic_basin",
    sector: 13,
    slots: [[-569, -88], [-550, -50], [-526, -86], [-594, -50]],
    shape: "M-566,0l140,0 -6,-16 1,-20 -1,-24 -7,-24 -7,-24 0,-23 -1,-21 -11,-14 -106,-39 -120,-44 -12,23 12,28 3,22 17,13 17,13 11,41 -24,34 -21,7 -20,7 -11,17 -9,23 -3,21z",
  },
  "hagga_basin@11": {
    territory: "hagga_basin",
    sector: 11,
    slots: [[-263, -344], [-224, -328], [-280, -304], [-248, -384]],
    shape: "M-306,-257l13,-7 15,-14 21,-7 24,-5 20,-8 15,-14 15,-5 -62,-108 -25,-42 -13,12 -2,21 -1,25 -5,25 -9,24 -15,20 -11,20 -9,18 -12,11z",
  },
  "hagga_basin@12": {
    territory: "hagga_basin",
    sector: 12,
    slots: [[-462, -211], [-504, -212], [-424, -232], [-380, -232]],
    spice: [-247, -142],
    shape: "M-458,-166l320,116 19,-50 -187,-157 -41,-34 -12,11 -19,6 -21,8 -23,11 -28,-9 -22,14 -23,5 -21,0 -16,5 -13,20 -19,15z",
  },
  "bight_of_the_cliff@13": {
    territory: "bight_of_the_cliff",
    sector: 13,
    slots: [[-802, -68], [-838, -91], [-798, -111], [-762, -83]],
    shape: "M-748,-129l-16,-2 -20,-9 -23,-4 -25,7 -19,-10 -16,-5 -7,50 -4,51 -2,51 156,0 3,-21 9,-23 11,-17 -19,-11 -16,-15 -8,-20z",
  },
  "bight_of_the_cliff@14": {
    territory: "bight_of_the_cliff",
    sector: 14,
    slots: [[-808, 66], [-770, 85], [-806, 109], [-846, 85]],
    shape: "M-880,0l1,42 3,43 5,42 35,12 45,-4 35,7 11,-30 8,-41 -3,-43 16,-28z",
  },
  funeral_plain: {
    territory: "funeral_plain",
    sector: 14,
    slots: [[-621, 66], [-612, 25], [-712, 81], [-716, 29]],
    spice: [-681, 52],
    shape: "M-853,216l24,-1 28,-13 32,-12 37,-6 37,-1 35,-11 35,-2 28,-11 24,-4 1,-26 1,-34 4,-36 5,-33 -4,-26 -158,0 -16,28 3,43 -8,41 -11,30 -35,-7 -45,4 -35,-12 8,45z",
  },
  the_great_flat: {
    territory: "the_great_flat",
    sector: 14,
    slots: [[-454, 75], [-454, 33], [-538, 93], [-506, 161]],
    spice: [-512, 58],
    shape: "M-426,0l-140,0 4,26 -5,33 -4,36 -1,34 -1,26 -24,4 -28,11 -35,2 -35,11 -37,1 -37,6 -32,12 -28,13 -24,1 12,43 14,42 452,-165 -12,-21 -15,-28 -7,-34 -6,-31z",
  },
  "wind_pass@13": {
    territory: "wind_pass",
    sector: 13,
    slots: [[-316, -59], [-358, -68], [-342, -24], [-290, -24]],
    shape: "M-138,-50l-320,-116 11,14 1,21 0,23 7,24 7,24 1,24 -1,20 6,16 275,0z",
  },
  "wind_pass@14": {
    territory: "wind_pass",
    sector: 14,
    slots: [[-294, 44], [-334, 57], [-254, 57], [-362, 25]],
    shape: "M-136,49l-15,-49 -275,0 11,22 6,31 7,34 15,28 12,21z",
  },
  "wind_pass@15": {
    territory: "wind_pass",
    sector: 15,
    slots: [[-273, 164], [-251, 128], [-307, 136], [-311, 184]],
    shape: "M-375,136l-6,60 -7,20 1,24 16,26 -3,24 7,18 95,-80 154,-129 -18,-50z",
  },
  "wind_pass@16": {
    territory: "wind_pass",
    sector: 16,
    slots: [[-275, 322], [-293, 284], [-317, 320], [-269, 364]],
    shape: "M-367,308l11,11 9,20 17,15 19,16 24,9 17,15 21,6 12,10 47,-81 -12,-13 -19,-13 -10,-24 -20,-16 -12,-19 -9,-16z",
  },
  the_greater_flat: {
    territory: "the_greater_flat",
    sector: 15,
    slots: [[-758, 318], [-779, 356], [-719, 300], [-627, 316]],
    shape: "M-381,196l6,-60 -452,165 22,55 26,54 18,-23 21,-32 32,-22 20,-21 23,13 31,12 37,9 37,12 34,15 32,10 24,12 -6,-26 -4,-34 -8,-37 1,-35 -17,-24 25,-16 33,-16 37,-7z",
  },
  "habbanya_erg@15": {
    territory: "habbanya_erg",
    sector: 15,
    slots: [[-614, 387], [-573, 398], [-529, 398], [-601, 474]],
    spice: [-674, 376],
    shape: "M-674,566l89,-75 115,-96 -24,-12 -32,-10 -34,-15 -37,-12 -37,-9 -31,-12 -23,-13 -20,21 -32,22 -21,32 -18,23 23,41 26,40 27,38z",
  },
  "habbanya_erg@16": {
    territory: "habbanya_erg",
    sector: 16,
    slots: [[-485, 483], [-527, 475], [-487, 439], [-451, 507]],
    shape: "M-470,395l-115,96 19,15 29,10 27,16 22,6 23,1 29,-11 30,-2 22,-6 -9,-15 -18,-14 -20,-16 -10,-24 -17,-18 -8,-21z",
  },
  "false_wall_west@15": {
    territory: "false_wall_west",
    sector: 15,
    slots: [[-435, 283], [-410, 249], [-454, 245], [-394, 297]],
    shape: "M-367,308l-7,-18 3,-24 -16,-26 -1,-24 7,-20 -28,4 -37,7 -33,16 -25,16 17,24 -1,35 8,37 4,34 6,26z",
  },
  "false_wall_west@16": {
    territory: "false_wall_west",
    sector: 16,
    slots: [[-356, 481], [-347, 522], [-315, 490], [-395, 462]],
    shape: "M-237,410l-12,-10 -21,-6 -17,-15 -24,-9 -19,-16 -17,-15 -9,-20 -11,-11 -103,87 4,17 8,21 17,18 10,24 20,16 18,14 9,15 26,29 25,28z",
  },
  "false_wall_west@17": {
    territory: "false_wall_west",
    sector: 17,
    slots: [[-242, 529], [-252, 489], [-284, 537], [-224, 569]],
    shape: "M-237,410l-96,167 14,10 18,5 23,-11 23,-6 24,16 23,1 23,-5 19,2 16,-4 -13,-12 -4,-21 -1,-25 -23,-17 -14,-21 -15,-20 -2,-25 -12,-17z",
  },
  "wind_pass_north@16": {
    territory: "wind_pass_north",
    sector: 16,
    slots: [[-197, 276], [-237, 245], [-161, 237], [-117, 129]],
    spice: [-202, 222],
    shape: "M-73,126l-45,-27 -154,129 9,16 12,19 20,16 10,24 19,13 12,13z",
  },
  "wind_pass_north@17": {
    territory: "wind_pass_north",
    sector: 17,
    slots: [[-95, 263], [-76, 301], [-120, 297], [-64, 233]],
    shape: "M-27,153l-46,-27 -117,203 16,9 22,6 24,8 21,17 24,4 16,8z",
  },
  "habbanya_ridge_flat@16": {
    territory: "habbanya_ridge_flat",
    sector: 16,
    slots: [[-512, 604], [-520, 562], [-476, 578], [-556, 598]],
    shape: "M-585,491l-89,75 41,45 44,43 47,39 50,37 52,32 34,-59 -44,-10 -28,-36 8,-45 35,-31 45,7 31,33 26,-44 -25,-28 -26,-29 -22,6 -30,2 -29,11 -23,-1 -22,-6 -27,-16 -29,-10z",
  },
  "habbanya_ridge_flat@17": {
    territory: "habbanya_ridge_flat",
    sector: 17,
    slots: [[-312, 683], [-350, 701], [-346, 657], [-306, 641]],
    spice: [-254, 664],
    shape: "M-109,619l-13,-10 -16,-13 -12,-11 -16,4 -19,-2 -23,5 -23,-1 -24,-16 -23,6 -23,11 -18,-5 -14,-10 -26,44 -47,82 -34,59 54,29 56,25 58,21 59,17 60,13z",
  },
  "cielago_west@17": {
    territory: "cielago_west",
    sector: 17,
    slots: [[-147, 454], [-119, 485], [-163, 493], [-107, 441]],
    shape: "M-150,585l12,11 16,13 13,10 20,-117 22,-121 -16,-8 -24,-4 -21,-17 -24,-8 -22,-6 -16,-9 -47,81 3,17 12,17 2,25 15,20 14,21 23,17 1,25 4,21z",
  },
  "cielago_west@0": {
    territory: "cielago_west",
    sector: 0,
    slots: [[-47, 606], [-81, 579], [-12, 564], [-51, 549]],
    shape: "M33,540l-16,-7 -20,-7 -27,3 -22,-11 -22,-5 -15,-11 -20,117 13,9 21,6 19,12 20,7 15,5 8,-15 3,-23 9,-24 20,-19 9,-20z",
  },
};
