/** What can be read off a view and off the faces of the cards. No rules: only reading aloud. */
import type { Play } from "../../table/play";
import type { KromCommand, KromEvent, KromPlayer, KromView, Seat } from "../../wire/generated";
import * as box from "../../wire/krom.components";

export type KromPlay = Play<KromView, KromCommand, KromEvent>;
export type Place = KromPlayer["place"];
export type Kind = "kroms" | "wood" | "bone" | "stone" | "hearts" | "bonus";
export type Amounts = Partial<Record<Kind, number>>;
export type Resource = "wood" | "bone" | "stone";

export const PLACES: readonly Place[] = ["cave", "forest", "savannah", "mountain"];
export const KINDS: readonly Kind[] = ["kroms", "wood", "bone", "stone", "hearts", "bonus"];
export const TOKENS = ["kroms", "wood", "bone", "stone"] as const;
export const RESOURCES: readonly Resource[] = ["wood", "bone", "stone"];
export const CHARACTERS = box.CHARACTER.map((one) => one.id);
/** Among fighters, the beast. */
export const BEAST = 6;
const BEAST_WEIGHT = box.KROMOSAURE.weight;

export interface Evolution {
  points: number;
  cost: Amounts;
  place: string;
}
export interface Prey {
  dice: number;
  value: number;
  reward: Amounts;
  /** In percent, with 0, 1, 2 dice bought. */
  odds: readonly number[];
}
export const PRICES = {
  token: box.CAVE.token,
  bonus: box.CAVE.bonus,
  heal: box.CAVE.heal,
  gather: box.FOREST.prices,
  die: box.SAVANNAH.die,
  reroll: box.MOUNTAIN.prices,
};
type Table<T> = Readonly<Record<string, T>>;
export const WEIGHTS: Table<number> = Object.fromEntries(box.CHARACTER.map((one) => [one.id, one.weight]));
export const BONUS: Table<box.BonusRow> = Object.fromEntries(box.BONUS.map((card) => [card.key, card]));
export const EVOLUTIONS: Table<Evolution> = Object.fromEntries(box.EVOLUTION.map((card) => [card.id, card]));
export const GATHER: Table<{ copies: number; reward: Amounts }> = Object.fromEntries(
  box.GATHER.map((card) => [card.key, { copies: card.copies, reward: amounts(card) }]),
);
const ODDS: Table<readonly number[]> = Object.fromEntries(box.ODDS.map((prey) => [prey.id, prey.percent]));
export const PREY: Table<Prey> = Object.fromEntries(
  box.HUNT.map((prey) => [prey.id, { ...prey, reward: amounts(prey), odds: ODDS[prey.id] ?? [] }]),
);
export const COMBINATIONS: Table<{ reward: Amounts; choice: number }> = Object.fromEntries(
  box.COMBINATION.map((one) => [one.key, { reward: amounts(one), choice: one.choice }]),
);

/** What a row gives, in the order in which it is received. */
function amounts(row: Amounts): Amounts {
  return Object.fromEntries(KINDS.filter((kind) => row[kind]).map((kind) => [kind, row[kind]]));
}

export function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** "2 wood, 1 K". */
export function amountsInWords(amounts: Amounts, play: Pick<KromPlay, "say">): string {
  return KINDS.filter((kind) => amounts[kind])
    .map((kind) => play.say(`amount-${kind}`, { count: amounts[kind] ?? 0 }))
    .join(", ");
}

/** What that seat still lacks of a price. */
export function lacking(cost: Amounts, player: KromPlayer | undefined): Amounts {
  const lacks: Amounts = {};
  for (const kind of TOKENS) {
    const missing = (cost[kind] ?? 0) - (player?.[kind] ?? 0);
    if (missing > 0) lacks[kind] = missing;
  }
  return lacks;
}

export function nameOf(play: KromPlay, fighter: number): string {
  return fighter === BEAST ? play.say("character-kromosaure") : play.name(fighter);
}

export function weightOf(view: KromView, fighter: number): number {
  return fighter === BEAST ? BEAST_WEIGHT : (view.players[fighter]?.weight ?? 0);
}

/** Where equal totals are parted in favour of the heavier; elsewhere of the lighter. */
export function heavyFirst(place: string): boolean {
  return place === "cave" || place === "savannah";
}

export interface Standing {
  fighter: Seat;
  die: number;
  total: number;
  weight: number;
  hearts: number;
  /** Hearts to be lost, or lost. */
  loss: number;
  knockedOut: boolean;
  passed: boolean;
  rank: number;
}

/** The fight as it stands, in the order of the table; `rank` 0 is ahead. */
export function standings(view: KromView): Standing[] {
  const { fight } = view;
  if (!fight) return [];
  const heavy = heavyFirst(view.place);
  const all = fight.fighters.map((fighter, i): Standing => {
    const hearts = fighter === BEAST ? (view.beast?.hearts ?? 0) : (view.players[fighter]?.hearts ?? 0);
    const total = fight.totals[i] ?? 0;
    const passed = fight.passed.includes(fighter);
    return { fighter, die: fight.dice[i] ?? 0, total, weight: weightOf(view, fighter), hearts, loss: 0, knockedOut: false, passed, rank: 0 };
  });
  const ranked = [...all].sort((a, b) => b.total - a.total || (heavy ? b.weight - a.weight : a.weight - b.weight));
  const best = ranked[0]?.total ?? 0;
  for (const [rank, one] of ranked.entries()) {
    one.rank = rank;
    one.loss = best - one.total;
    one.knockedOut = fight.over ? one.hearts === 0 : one.loss >= one.hearts;
  }
  return all;
}

/** The combination that five dice make, for the label under them. */
export function combination(dice: readonly number[]): string {
  const counts = [1, 2, 3, 4, 5, 6].map((pips) => dice.filter((die) => die === pips).length).sort((a, b) => b - a);
  const [most = 0, next = 0] = counts;
  if (most === 1) return Math.max(...dice) - Math.min(...dice) === 4 ? "straight" : "none";
  if (most === 2) return next === 2 ? "two_pairs" : "pair";
  if (most === 3) return next === 2 ? "full" : "three";
  return most === 4 ? "four" : "five";
}

/** How many cards of each kind can still come from the Gather pile. */
export function gatherLeft(view: KromView): [string, number][] {
  return Object.entries(GATHER).map(([key, { copies }]) => [key, copies - view.gather_discard.filter((one) => one === key).length]);
}
