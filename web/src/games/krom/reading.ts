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
/** Among fighters, the beast. */
export const BEAST = 6;

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
export interface Bonus {
  symbol: string;
  place: string;
  copies: number;
  /** What its player names. */
  names: string[];
}
export const PRICES = faces.prices;
export const REST: Amounts = faces.rest;
export const HEAL = faces.heal;
export const MOST_EXTRA = faces.most_extra;
export const HEARTS = faces.hearts;
export const BEAST_FACE = faces.beast;
export const WEIGHTS: Record<string, number> = faces.weights;
export const CHARACTERS = Object.keys(faces.weights);
export const BONUS: Record<string, Bonus> = faces.bonus;
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

/** Tokens as a view lists them, by name. */
export function byKind(tokens: readonly number[]): Amounts {
  return Object.fromEntries(TOKENS.flatMap((kind, i) => (tokens[i] ? [[kind, tokens[i]]] : [])));
}

export function nameOf(play: KromPlay, fighter: number): string {
  return fighter === BEAST ? play.say("character-kromosaure") : play.name(fighter);
}

export function weightOf(view: KromView, fighter: number): number {
  return fighter === BEAST ? BEAST_FACE.weight : (view.players[fighter]?.weight ?? 0);
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

/** The fight as the view has it, fighter by fighter in the order of the table. */
export function standings(view: KromView): Standing[] {
  const { fight } = view;
  if (!fight) return [];
  return fight.fighters.map((fighter, i) => ({
    fighter,
    die: fight.dice[i] ?? 0,
    total: fight.totals[i] ?? 0,
    weight: weightOf(view, fighter),
    hearts: fighter === BEAST ? (view.beast?.hearts ?? 0) : (view.players[fighter]?.hearts ?? 0),
    loss: fight.losses[i] ?? 0,
    knockedOut: fight.knocked_out[i] ?? false,
    passed: fight.passed.includes(fighter),
    rank: fight.ranked.indexOf(fighter),
  }));
}
