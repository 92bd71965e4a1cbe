/** Drawings of the things of Krom, from game-icons. Those of the cards fill in as soon as they are there. */
import caveEntrance from "icon:game-icons/cave-entrance";
import crossedAxes from "icon:game-icons/crossed-axes";
import dinosaurRex from "icon:game-icons/dinosaur-rex";
import highGrass from "icon:game-icons/high-grass";
import knockedOutStars from "icon:game-icons/knocked-out-stars";
import peaks from "icon:game-icons/peaks";
import pineTree from "icon:game-icons/pine-tree";
import snowflake1 from "icon:game-icons/snowflake-1";
import weight from "icon:game-icons/weight";

export const BONUS_ICONS: Record<string, string> = $state({});
export const EVOLUTION_ICONS: Record<string, string> = $state({});
export const PREY_ICONS: Record<string, string> = $state({});
export const GATHER_ICONS: Record<string, string> = $state({});
export const PLACE_ICONS: Record<string, string> = {
  cave: caveEntrance,
  forest: pineTree,
  savannah: highGrass,
  mountain: peaks,
};
export const SIGN_ICONS: Record<string, string> = {
  combat: crossedAxes,
  weight,
  stars: knockedOutStars,
  trophy: dinosaurRex,
  cold: snowflake1,
};

void import("./drawings").then((drawn) => {
  Object.assign(BONUS_ICONS, drawn.BONUS_ICONS);
  Object.assign(EVOLUTION_ICONS, drawn.EVOLUTION_ICONS);
  Object.assign(PREY_ICONS, drawn.PREY_ICONS);
  Object.assign(GATHER_ICONS, drawn.GATHER_ICONS);
});
