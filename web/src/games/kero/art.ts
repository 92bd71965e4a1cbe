/** Which drawing stands for what. */

import bike from "icon:game-icons/aero-bike";
import barracks from "icon:game-icons/barracks-tent";
import barrier from "icon:game-icons/barrier";
import binoculars from "icon:game-icons/binoculars";
import banish from "icon:game-icons/boot-kick";
import wall from "icon:game-icons/brick-pile";
import brick from "icon:game-icons/brick-wall";
import helmet from "icon:game-icons/brodie-helmet";
import broom from "icon:game-icons/broom";
import camel from "icon:game-icons/camel";
import camelHead from "icon:game-icons/camel-head";
import caravan from "icon:game-icons/caravan";
import crate from "icon:game-icons/cargo-crate";
import compass from "icon:game-icons/compass";
import ambush from "icon:game-icons/crossed-sabres";
import crossroad from "icon:game-icons/crossroad";
import rampart from "icon:game-icons/defensive-wall";
import desertCamp from "icon:game-icons/desert-camp";
import extinguisher from "icon:game-icons/fire-extinguisher";
import frontier from "icon:game-icons/flag-objective";
import flame from "icon:game-icons/flame";
import flag from "icon:game-icons/flying-flag";
import diner from "icon:game-icons/food-truck";
import footsteps from "icon:game-icons/footsteps";
import fuel from "icon:game-icons/fuel-tank";
import furnace from "icon:game-icons/furnace";
import gasPump from "icon:game-icons/gas-pump";
import gears from "icon:game-icons/gears";
import granary from "icon:game-icons/granary";
import greenhouse from "icon:game-icons/greenhouse";
import jeep from "icon:game-icons/jeep";
import can from "icon:game-icons/jerrycan";
import garage from "icon:game-icons/mechanic-garage";
import anvil from "icon:game-icons/metal-bar";
import fort from "icon:game-icons/military-fort";
import oasis from "icon:game-icons/oasis";
import drum from "icon:game-icons/oil-drum";
import oilPump from "icon:game-icons/oil-pump";
import rig from "icon:game-icons/oil-rig";
import chest from "icon:game-icons/open-treasure-chest";
import dice from "icon:game-icons/perspective-dice-six-faces-random";
import pipes from "icon:game-icons/pipes";
import flask from "icon:game-icons/round-bottom-flask";
import silo from "icon:game-icons/round-silo";
import seedling from "icon:game-icons/seedling";
import bazaar from "icon:game-icons/shop";
import scroll from "icon:game-icons/tied-scroll";
import trade from "icon:game-icons/trade";
import map from "icon:game-icons/treasure-map";
import truck from "icon:game-icons/truck";
import turban from "icon:game-icons/turban";
import village from "icon:game-icons/village";
import walkingBoot from "icon:game-icons/walking-boot";
import tower from "icon:game-icons/watchtower";
import well from "icon:game-icons/well";
import wheat from "icon:game-icons/wheat";

/** Resources and faces of the dice. */
export const GLYPHS: Record<string, string> = {
  B: brick,
  W: wheat,
  M: anvil,
  R: helmet,
  J: can,
  T: turban,
  E: compass,
  F: flame,
};
export const INKS: Record<string, string> = {
  B: "#a0421f",
  W: "#8a6100",
  M: "#47586b",
  R: "#6b3f82",
  J: "#11716a",
  T: "#27458f",
  E: "#2c6240",
  F: "#c22a12",
};

const CARDS: Record<string, string> = {
  S01: greenhouse,
  S02: garage,
  S03: wall,
  S04: seedling,
  S05: furnace,
  S06: oilPump,
  S07: binoculars,
  S08: jeep,
  S09: drum,
  S10: desertCamp,
  S11: gasPump,
  S12: bazaar,
  M01: flask,
  M02: gears,
  M03: scroll,
  M04: barracks,
  M05: granary,
  M06: fuel,
  M07: camel,
  M08: diner,
  M09: walkingBoot,
  M10: map,
  M11: bike,
  M12: tower,
  M13: camelHead,
  M14: crate,
  M15: rampart,
  M16: village,
  M17: silo,
  M18: flag,
  M19: trade,
}; // biome-ignore format: a table
export const cardArt = (id: string): string => CARDS[id] ?? barrier;

/** Dunes under a sun, drawn by us. */
const hills =
  '<path fill="currentColor" d="M376 60a56 56 0 1 1 0 112 56 56 0 0 1 0-112zM8 400c60-110 120-170 190-170 60 0 96 44 130 92 40-34 80-46 112-30 34 18 52 62 64 108v52H8z"/><path d="M150 400c30-50 40-100 52-140M356 410c16-30 30-56 52-80" stroke="#fff" stroke-opacity=".65" stroke-width="18" fill="none" stroke-linecap="round"/>';
const LANDS: Record<string, string> = {
  L01: hills,
  L02: hills,
  L03: hills,
  L04: hills,
  L05: crossroad,
  L06: caravan,
  L07: fort,
  L08: frontier,
  L09: oasis,
  L10: rig,
  L11: well,
  L12: pipes,
}; // biome-ignore format: a table
export const landArt = (id: string): string => LANDS[id] ?? hills;

export const TUAREK_ART: Record<string, string> = {
  two_dice: dice,
  fireproof: extinguisher,
  ambush,
  march: footsteps,
  loot: chest,
  tanker: truck,
  banish,
  sweep: broom,
};

/** Sign of a card colour: nothing is told by colour alone. */
export const COLOUR_SIGNS: Record<string, string> = {
  green: "M2 22 8 14C6 7 12 2 22 2c1 11-4 17-12 15l-5 6z",
  blue: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  yellow:
    "M12.0 0.5L14.7 5.5L20.1 3.9L18.5 9.3L23.5 12.0L18.5 14.7L20.1 20.1L14.7 18.5L12.0 23.5L9.3 18.5L3.9 20.1L5.5 14.7L0.5 12.0L5.5 9.3L3.9 3.9L9.3 5.5z",
  red: "M12 1 22 12 12 23 2 12z",
};
export const COLOUR_FILLS: Record<string, string> = {
  green: "#3c7d3f",
  blue: "#2c65a8",
  yellow: "#8f6400",
  red: "#b03a2a",
  white: "#fffaf0",
};
export const DIE_FILLS: Record<string, string> = { green: "#5fae62", blue: "#5b9be0", yellow: "#f2c84b" };
export { barrier, dice, flame };

/** The two clans. */
export const CLAN: readonly string[] = ["#a3441f", "#14746c"];
