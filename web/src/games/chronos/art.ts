/** What the pieces of Chronos look like: colours, shapes, drawings, prices as printed. */
import anvil from "icon:game-icons/anvil-impact";
import owl from "icon:game-icons/barn-owl";
import boat from "icon:game-icons/boat-horizon";
import bow from "icon:game-icons/bow-arrow";
import caduceus from "icon:game-icons/caduceus";
import campfire from "icon:game-icons/campfire";
import crystal from "icon:game-icons/crystal-ball";
import cupid from "icon:game-icons/cupidon-arrow";
import cyclops from "icon:game-icons/cyclops";
import earth from "icon:game-icons/earth-africa-europe";
import fist from "icon:game-icons/fist";
import grapes from "icon:game-icons/grapes";
import hades from "icon:game-icons/hades-symbol";
import hearts from "icon:game-icons/hearts";
import horse from "icon:game-icons/horse-head";
import hydra from "icon:game-icons/hydra";
import crown from "icon:game-icons/imperial-crown";
import lightning from "icon:game-icons/lightning-arc";
import lion from "icon:game-icons/lion";
import lotus from "icon:game-icons/lotus-flower";
import lyre from "icon:game-icons/lyre";
import minotaur from "icon:game-icons/minotaur";
import moon from "icon:game-icons/moon";
import sky from "icon:game-icons/night-sky";
import flute from "icon:game-icons/pan-flute";
import helmet from "icon:game-icons/spartan-helmet";
import sun from "icon:game-icons/sun";
import dawn from "icon:game-icons/sunrise";
import torch from "icon:game-icons/torch";
import trident from "icon:game-icons/trident";
import wheat from "icon:game-icons/wheat";
import whirl from "icon:game-icons/whirlwind";
import wolf from "icon:game-icons/wolf-head";
import type { Say } from "../../house/words.svelte";
import type { Shape } from "../../table/play";
import { CARD, COLOUR, type ColourRow, GOD } from "../../wire/chronos.components";

/** The dark side of a timer's colour, for its edges. */
const DARK: Record<ColourRow["id"], string> = { R: "#7d1620", B: "#123f8c", G: "#16502a", Y: "#85600a", P: "#4f1f70", O: "#8a3e08" };
export const COLOURS: Readonly<Record<string, { hex: string; dark: string; shape: Shape }>> = Object.fromEntries(
  COLOUR.map(({ id, hex, shape }) => [id, { hex, dark: DARK[id], shape }]),
);
const PLAIN = { hex: "#777777", dark: "#444444", shape: "circle" as Shape };

export function colourOf(timer: string) {
  return COLOURS[timer[0] ?? ""] ?? PLAIN;
}

/** What is printed on a card; 0: nothing. */
export const VALUES: Readonly<Record<string, number>> = Object.fromEntries(CARD.map((card) => [card.code, card.value]));
/** Prices of the temple's gods; 0: the buyer names it, one card or more. */
export const PRICES: Readonly<Record<string, number>> = Object.fromEntries(GOD.map((god) => [god.code, god.cost]));
export const TEMPLE: readonly string[] = GOD.map((god) => god.code);
/** Act once and are gone. */
export const STARS: ReadonlySet<string> = new Set(GOD.filter((god) => god.star).map((god) => god.code));
export const BASE_GODS: readonly string[] = CARD.filter((card) => card.kind === "god").map((card) => card.code);

export const ICONS: Record<string, string> = {
  HADES: hades,
  HERMES: caduceus,
  HEPHAISTOS: anvil,
  CERBERE: wolf,
  MIN: minotaur,
  HYD: hydra,
  HERACLES: lion,
  HELIOS: sun,
  PERSEPHONE: lotus,
  ATHENA: owl,
  ARES: helmet,
  DIONYSOS: grapes,
  EOLE: whirl,
  POSEIDON: trident,
  CYCLOPE: cyclops,
  HERA: crown,
  ZEUS: lightning,
  APOLLON: lyre,
  CASSANDRE: crystal,
  DEMETER: wheat,
  APHRODITE: hearts,
  PAN: flute,
  SELENE: moon,
  CASTOR: horse,
  POLLUX: fist,
  CHARON: boat,
  HECATE: torch,
  GAIA: earth,
  OURANOS: sky,
  ARTEMIS: bow,
  EROS: cupid,
  EOS: dawn,
  HESTIA: campfire,
};

/** `T50#2` is a T50. */
export function codeOf(card: string): string {
  return card.split("#")[0] ?? card;
}

export function isGod(code: string): boolean {
  return code in PRICES || BASE_GODS.includes(code);
}

export function cardName(say: Say, card: string): string {
  const code = codeOf(card);
  return code in PRICES ? say(`god-${code}`) : say(`card-${code}`);
}

export function timerName(say: Say, timer: string): string {
  return say("timer-name", { colour: say(`colour-${timer[0] ?? "R"}`), number: timer.slice(1) });
}

/** In a sentence: with its article, where it has one. */
export function theCard(say: Say, card: string): string {
  const code = codeOf(card);
  return isGod(code) && code !== "CYCLOPE" ? cardName(say, card) : say(`the-${code}`);
}

export function theTimer(say: Say, timer: string): string {
  return say("the-timer", { colour: say(`colour-${timer[0] ?? "R"}`), number: timer.slice(1) });
}

export function powerOf(say: Say, code: string): string {
  return isGod(code) ? say(`power-${code}`) : "";
}
