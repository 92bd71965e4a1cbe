/** What can be read off a view and off the faces of the cards. No rules: only reading aloud. */
import type { Play } from "../../table/play";
import type { KromCommand, KromEvent, KromPlayer, KromView, Seat } from "../../wire/generated";
import * as box from "../../wire/krom.components";

export type KromPlay = Play<KromView, KromCommand, KromEvent>;
export type Place = KromPlayer["place"];
export type Kind = (typeof box.KINDS)[number];
export type Amounts = Partial<Record<Kind, number>>;

export const PLACES: readonly Place[] = box.PLACES;
export const KINDS = box.KINDS;
const TOKENS = KINDS.filter((kind) => kind in box.TOKENS);
/** Among fighters, the beast. */
export const BEAST = box.BEAST;

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
export interface Bonus {
  symbol: string;
  place: string;
  copies: number;
  /** What its player names. */
  names: readonly string[];
}
export const PRICES = {
  service: box.CAVE.prices,
  gather: box.FOREST.prices,
  die: box.SAVANNAH.die,
  reroll: box.MOUNTAIN.prices,
};
type Table<T> = Readonly<Record<string, T>>;
export const REST: Amounts = { kroms: box.CAVE.rest_kroms, hearts: box.CAVE.rest_hearts };
export const HEAL = box.CAVE.heal_hearts;
export const MOST_EXTRA = box.SAVANNAH.most_extra;
export const HEARTS = box.HEARTS.seat;
export const BEAST_FACE = { ...box.KROMOSAURE, hearts: box.HEARTS.kromosaure };
export const WEIGHTS: Table<number> = Object.fromEntries(box.CHARACTER.map((one) => [one.id, one.weight]));
export const CHARACTERS = box.CHARACTER.map((one) => one.id);
const NAMES: Table<readonly string[]> = Object.fromEntries(box.NAMES.map((card) => [card.key, card.names]));
export const BONUS: Table<Bonus> = Object.fromEntries(
  box.BONUS.map((card) => [card.key, { ...card, names: NAMES[card.key] ?? [] }]),
);
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

/** What an event brought. */
export function gotOf(event: Amounts): Amounts {
  return Object.fromEntries(KINDS.map((kind) => [kind, event[kind] ?? 0]));
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
