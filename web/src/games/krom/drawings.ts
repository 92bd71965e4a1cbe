/** Drawings of the cards of Krom, from game-icons. They come after the board, which stands without them. */
import armadillo from "icon:game-icons/armadillo";
import backwardTime from "icon:game-icons/backward-time";
import bearFace from "icon:game-icons/bear-face";
import beaver from "icon:game-icons/beaver";
import bison from "icon:game-icons/bison";
import boar from "icon:game-icons/boar";
import boneMace from "icon:game-icons/bone-mace";
import boxTrap from "icon:game-icons/box-trap";
import bull from "icon:game-icons/bull";
import bullHorns from "icon:game-icons/bull-horns";
import campCookingPot from "icon:game-icons/camp-cooking-pot";
import campfire from "icon:game-icons/campfire";
import cancel from "icon:game-icons/cancel";
import catapult from "icon:game-icons/catapult";
import fireplace from "icon:game-icons/fireplace";
import twoCoins from "icon:game-icons/two-coins";
import deadWood from "icon:game-icons/dead-wood";
import deer from "icon:game-icons/deer";
import dodo from "icon:game-icons/dodo";
import djembe from "icon:game-icons/djembe";
import elderberry from "icon:game-icons/elderberry";
import elevator from "icon:game-icons/elevator";
import fallingRocks from "icon:game-icons/falling-rocks";
import flatHammer from "icon:game-icons/flat-hammer";
import grab from "icon:game-icons/grab";
import heatHaze from "icon:game-icons/heat-haze";
import threeLeaves from "icon:game-icons/three-leaves";
import hyenaHead from "icon:game-icons/hyena-head";
import kidSlide from "icon:game-icons/kid-slide";
import largePaintBrush from "icon:game-icons/large-paint-brush";
import lion from "icon:game-icons/lion";
import log from "icon:game-icons/log";
import insectJaws from "icon:game-icons/insect-jaws";
import mammoth from "icon:game-icons/mammoth";
import mushrooms from "icon:game-icons/mushrooms";
import ostrich from "icon:game-icons/ostrich";
import knapsack from "icon:game-icons/knapsack";
import rabbitHead from "icon:game-icons/rabbit-head";
import raft from "icon:game-icons/raft";
import recycle from "icon:game-icons/recycle";
import rhinocerosHorn from "icon:game-icons/rhinoceros-horn";
import brokenBone from "icon:game-icons/broken-bone";
import evilHand from "icon:game-icons/evil-hand";
import rockingChair from "icon:game-icons/rocking-chair";
import saberToothedCatHead from "icon:game-icons/saber-toothed-cat-head";
import scarecrow from "icon:game-icons/scarecrow";
import payMoney from "icon:game-icons/pay-money";
import shouting from "icon:game-icons/shouting";
import sling from "icon:game-icons/sling";
import snake from "icon:game-icons/snake";
import deerHead from "icon:game-icons/deer-head";
import stoneCrafting from "icon:game-icons/stone-crafting";
import rock from "icon:game-icons/rock";
import stoneWheel from "icon:game-icons/stone-wheel";
import swapBag from "icon:game-icons/swap-bag";
import swissArmyKnife from "icon:game-icons/swiss-army-knife";
import thornyVine from "icon:game-icons/thorny-vine";
import tooth from "icon:game-icons/tooth";
import totemHead from "icon:game-icons/totem-head";
import trade from "icon:game-icons/trade";
import beehive from "icon:game-icons/beehive";
import treeBranch from "icon:game-icons/tree-branch";
import treeSwing from "icon:game-icons/tree-swing";
import treehouse from "icon:game-icons/treehouse";
import wheelbarrow from "icon:game-icons/wheelbarrow";
import whistle from "icon:game-icons/whistle";
import windmill from "icon:game-icons/windmill";
import mantrap from "icon:game-icons/mantrap";
import woodClub from "icon:game-icons/wood-club";
import woodStick from "icon:game-icons/wood-stick";
import xylophone from "icon:game-icons/xylophone";

export const BONUS_ICONS: Record<string, string> = {
  club: woodClub,
  twin_clubs: `<g transform="translate(-46 0)">${woodClub}</g><g transform="translate(558 0) scale(-1 1)">${woodClub}</g>`,
  war_cry: shouting,
  headbutt: bullHorns,
  stampede: bison,
  nope: cancel,
  lucky_find: twoCoins,
  stash: swapBag,
  broth: campCookingPot,
  dead_tree: deadWood,
  carcass: brokenBone,
  rockfall: fallingRocks,
  torn_pouch: knapsack,
  termites: insectJaws,
  slingshot: sling,
  pickpocket: evilHand,
  snatch: grab,
  bonfire: campfire,
  tinkering: stoneCrafting,
  salvage: recycle,
  hard_bargain: payMoney,
  swap: trade,
};
export const EVOLUTION_ICONS: Record<string, string> = {
  E01: woodStick,
  E02: whistle,
  E03: rock,
  E04: djembe,
  E05: flatHammer,
  E06: treehouse,
  E07: largePaintBrush,
  E08: catapult,
  E09: xylophone,
  E10: fireplace,
  E11: swissArmyKnife,
  E12: rockingChair,
  E13: tooth,
  E14: stoneWheel,
  E15: treeSwing,
  E16: scarecrow,
  E17: kidSlide,
  E18: wheelbarrow,
  E19: boneMace,
  E20: windmill,
  E21: raft,
  E22: mantrap,
  E23: elevator,
  E24: heatHaze,
  E25: backwardTime,
};
export const PREY_ICONS: Record<string, string> = {
  "HUN-01": rabbitHead,
  "HUN-02": dodo,
  "HUN-03": beaver,
  "HUN-04": ostrich,
  "HUN-05": snake,
  "HUN-06": armadillo,
  "HUN-07": boar,
  "HUN-08": deer,
  "HUN-09": deerHead,
  "HUN-10": hyenaHead,
  "HUN-11": bison,
  "HUN-12": bull,
  "HUN-13": bearFace,
  "HUN-14": lion,
  "HUN-15": rhinocerosHorn,
  "HUN-16": saberToothedCatHead,
  "HUN-17": mammoth,
};
export const GATHER_ICONS: Record<string, string> = {
  nettles: thornyVine,
  mushrooms,
  beehive,
  branch: treeBranch,
  berry_branch: elderberry,
  fallen_trunk: log,
  odd_totem: totemHead,
  old_trap: boxTrap,
  herbs: threeLeaves,
};
