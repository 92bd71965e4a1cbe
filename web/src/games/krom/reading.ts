/** What can be read off a view and off the faces of the cards. No rules: only reading aloud. */
import type { Play } from "../../table/play";
import type { KromCommand, KromEvent, KromPlayer, KromView, Seat } from "../../wire/generated";
import faces from "./faces.json";

export type KromPlay = Play<KromView, KromCommand, KromEvent>;
export type Place = KromPlayer["place"];
export type Kind = "kroms" | "wood" | "bone" | "stone" | "hearts" | "bonus";
export type Amounts = Partial<Record<Kind, number>>;
export type Resource = "wood" | "bone" | "stone";

export const PLACES: readonly Place[] = ["cave", "forest", "savannah", "mountain"];
export const KINDS: readonly Kind[] = ["kroms", "wood", "bone", "stone", "hearts", "bonus"];
export const TOKENS = ["kroms", "wood", "bone", "stone"] as const;
export const RESOURCES: readonly Resource[] = ["wood", "bone", "stone"];
export const CHARACTERS = ["alma", "oona", "valkyr", "morhy", "karok", "kolos"] as const;
/** Among fighters, the beast. */
export const BEAST = 6;
const BEAST_WEIGHT = 1200;

export interface Evolution {
  points: number;
  cost: Amounts;
  place: string;
}
export interface Prey {
  dice: number;
  value: number;
  reward: Amounts;
  odds: number[];
}
export const PRICES = faces.prices;
export const WEIGHTS: Record<string, number> = faces.weights;
export const BONUS: Record<string, { symbol: string; place: string; copies: number }> = faces.bonus;
export const EVOLUTIONS: Record<string, Evolution> = faces.evolutions;
export const GATHER: Record<string, { copies: number; reward: Amounts }> = faces.gather;
export const PREY: Record<string, Prey> = faces.prey;
export const COMBINATIONS: Record<string, { reward: Amounts; choice: number }> = faces.combinations;

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
