/** What the pieces of Chronos look like: colours, shapes, drawings, prices as printed. */
import type { Say } from "../../common/words.svelte";
import type { Shape } from "../../table/play";
import { CARD, COLOUR, type ColourRow, GOD } from "../../wire/chronos.components";

/** The dark side of a timer's colour, for its edges. */
const DARK: Record<ColourRow["id"], string> = {
  R: "#7d1620",
  B: "#123f8c",
  G: "#16502a",
  Y: "#85600a",
  P: "#4f1f70",
  O: "#8a3e08",
};
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

/** `T50#2` is a T50. */
export function codeOf(card: string): string {
  return card.split("#")[0] ?? card;
}

export function isGod(code: string): boolean {
  return code in PRICES || BASE_GODS.includes(code);
}

const MONSTERS: ReadonlySet<string> = new Set(CARD.filter((card) => card.kind === "monster").map((card) => card.code));

export function isMonster(code: string): boolean {
  return MONSTERS.has(code);
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
