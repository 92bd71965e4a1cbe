/** What is printed on cards, lands and dice. */
import {
  CARD,
  type CardRow,
  CONQUEST,
  COUNTS,
  DIE,
  LAND,
  type LandRow,
  POWERS,
  RESOURCES,
} from "../../wire/kero.components";

export { COUNTS, RESOURCES };

/** Lands are counted from 1. */
export const LAND_SLOTS: readonly number[] = Array.from({ length: COUNTS.land_slots }, (_, i) => i + 1);

export type Resource = "B" | "W" | "M" | "R" | "J";
export type Colour = CardRow["colour"];
export const COLOURS: readonly Colour[] = [...new Set(CARD.map((card) => card.colour))];
export const SPECIALS: readonly string[] = DIE.filter((die) => die.colour !== "white").map((die) => die.id);
export const WHITES: readonly string[] = DIE.filter((die) => die.colour === "white").map((die) => die.id);

/** What each die may show. */
export const FACES: ReadonlyMap<string, readonly string[]> = new Map(DIE.map((die) => [die.id, die.faces]));

export const CONQUESTS = CONQUEST.copies;
/** In Jerricans. */
export const TUAREK_PRICE = COUNTS.tuarek_price;

export type CardFacts = Omit<CardRow, "cost"> & { cost: { kind: Resource; count: number }[]; lasts: boolean };

const LASTING: readonly CardRow["effect"][] = POWERS;
export const CARDS: ReadonlyMap<string, CardFacts> = new Map(
  CARD.map((card) => [card.id, { ...card, cost: priced(card.cost), lasts: LASTING.includes(card.effect) }]),
);
export const LANDS: ReadonlyMap<string, LandRow> = new Map(LAND.map((land) => [land.id, land]));

/** "2B 1W" is two bricks and a wheat. */
function priced(cost: string): { kind: Resource; count: number }[] {
  return cost.split(" ").map((part) => ({ count: Number(part.slice(0, -1)), kind: part.slice(-1) as Resource }));
}
