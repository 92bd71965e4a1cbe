/** Which drawing stands for what. */
import ambush from "icon:game-icons/crossed-sabres";
import anvil from "icon:game-icons/metal-bar";
import banish from "icon:game-icons/boot-kick";
import barrier from "icon:game-icons/barrier";
import barracks from "icon:game-icons/barracks-tent";
import bazaar from "icon:game-icons/shop";
import binoculars from "icon:game-icons/binoculars";
import bike from "icon:game-icons/aero-bike";
import brick from "icon:game-icons/brick-pile";
import camel from "icon:game-icons/camel";
import camelHead from "icon:game-icons/camel-head";
import can from "icon:game-icons/jerrycan";
import caravan from "icon:game-icons/caravan";
import compass from "icon:game-icons/compass";
import crate from "icon:game-icons/cargo-crate";
import crossroad from "icon:game-icons/crossroad";
import desertCamp from "icon:game-icons/desert-camp";
import dice from "icon:game-icons/perspective-dice-six-faces-random";
import drum from "icon:game-icons/oil-drum";
import extinguisher from "icon:game-icons/fire-extinguisher";
import flag from "icon:game-icons/flying-flag";
import flame from "icon:game-icons/flame";
import flask from "icon:game-icons/round-bottom-flask";
import footsteps from "icon:game-icons/footsteps";
import fort from "icon:game-icons/military-fort";
import frontier from "icon:game-icons/flag-objective";
import fuel from "icon:game-icons/fuel-tank";
import furnace from "icon:game-icons/furnace";
import garage from "icon:game-icons/mechanic-garage";
import gasPump from "icon:game-icons/gas-pump";
import gears from "icon:game-icons/gears";
import granary from "icon:game-icons/granary";
import greenhouse from "icon:game-icons/greenhouse";
import helmet from "icon:game-icons/brodie-helmet";
import hills from "icon:game-icons/hills";
import jeep from "icon:game-icons/jeep";
import map from "icon:game-icons/treasure-map";
import oasis from "icon:game-icons/oasis";
import oilPump from "icon:game-icons/oil-pump";
import pipes from "icon:game-icons/pipes";
import rig from "icon:game-icons/oil-rig";
import scroll from "icon:game-icons/tied-scroll";
import seedling from "icon:game-icons/seedling";
import silo from "icon:game-icons/round-silo";
import broom from "icon:game-icons/broom";
import chest from "icon:game-icons/open-treasure-chest";
import diner from "icon:game-icons/food-truck";
import tower from "icon:game-icons/watchtower";
import trade from "icon:game-icons/trade";
import truck from "icon:game-icons/truck";
import turban from "icon:game-icons/turban";
import village from "icon:game-icons/village";
import walkingBoot from "icon:game-icons/walking-boot";
import wall from "icon:game-icons/brick-wall";
import rampart from "icon:game-icons/defensive-wall";
import well from "icon:game-icons/well";
import wheat from "icon:game-icons/wheat";

/** Resources and faces of the dice. */
export const GLYPHS: Record<string, string> = { B: brick, W: wheat, M: anvil, R: helmet, J: can, T: turban, E: compass, F: flame };
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
  S01: greenhouse, S02: garage, S03: wall, S04: seedling, S05: furnace, S06: oilPump, S07: binoculars, S08: jeep, S09: drum,
  S10: desertCamp, S11: gasPump, S12: bazaar, M01: flask, M02: gears, M03: scroll, M04: barracks, M05: granary, M06: fuel,
  M07: camel, M08: diner, M09: walkingBoot, M10: map, M11: bike, M12: tower, M13: camelHead, M14: crate, M15: rampart,
  M16: village, M17: silo, M18: flag, M19: trade,
}; // biome-ignore format: a table
export const cardArt = (id: string): string => CARDS[id] ?? barrier;

const LANDS: Record<string, string> = {
  L01: hills, L02: hills, L03: hills, L04: hills, L05: crossroad, L06: caravan, L07: fort, L08: frontier, L09: oasis, L10: rig,
  L11: well, L12: pipes,
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
  green: "M12 2C6 7 4 11 4 15a8 8 0 0 0 8 7V9v13a8 8 0 0 0 8-7c0-4-2-8-8-13z",
  blue: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  yellow: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4z",
  red: "M12 1 22 12 12 23 2 12z",
};
export const COLOUR_FILLS: Record<string, string> = { green: "#3c7d3f", blue: "#2c65a8", yellow: "#b98200", red: "#b03a2a", white: "#fffaf0" };
export const DIE_FILLS: Record<string, string> = { green: "#5fae62", blue: "#5b9be0", yellow: "#f2c84b" };
export { can, dice, flame, turban };

/** The two clans. */
export const CLAN: readonly string[] = ["#a3441f", "#14746c"];
