/** Read the box and the view: what is printed on cards, lands and dice, and their names. No rules. */
import { listed, type Say } from "../../common/words.svelte";
import type { Play } from "../../table/play";
import type { KeroCommand, KeroEvent, KeroTruck, KeroView, Seat } from "../../wire/generated";
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

export type KeroPlay = Play<KeroView, KeroCommand, KeroEvent>;

// What is printed on cards, lands and dice.
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

/** KERO is told in litres: one is a second of a live truck. */
export function litres(ms: number): number {
  return Math.round(ms / 100) / 10;
}

export function levelOf(truck: KeroTruck, now: number): number {
  if (truck.flow === "out") return Math.min(Math.max(truck.fuel_ms - (now - truck.since), 0), truck.fuel_ms);
  if (truck.flow === "in") return Math.min(truck.capacity_ms, truck.fuel_ms + Math.max(now - truck.since, 0));
  return truck.fuel_ms;
}

/** "2 wheat, 1 Jerrican". */
export function costWords(say: Say, id: string): string {
  const facts = CARDS.get(id);
  return facts ? listed(facts.cost.map(({ kind, count }) => say(`some-${kind}`, { count }))) : "";
}

export function effectWords(say: Say, id: string): string {
  const facts = CARDS.get(id);
  return facts ? say(`effect-${facts.effect}`, amounts(say, facts)) : "";
}

/** The same in two or three words, as they stand on the card. */
export function effectShort(say: Say, id: string): string {
  const facts = CARDS.get(id);
  return facts ? say(`short-${facts.effect}`, amounts(say, facts)) : "";
}

function amounts(say: Say, facts: CardFacts) {
  return {
    amount: facts.amount,
    die: facts.die ? say(`die-${facts.die}`) : "",
    resource: facts.resource ? say(`resource-${facts.resource}`) : "",
  };
}

export function landEffect(say: Say, id: string): string {
  const facts = LANDS.get(id);
  if (!facts) return "";
  const parts = [
    say(`land-scores-${facts.scores}`, {
      points: facts.points,
      colour: facts.colour ? say(`colour-${facts.colour}`) : "",
    }),
  ];
  if (facts.tuareks) parts.push(say("land-brings-tuareks", { n: facts.tuareks }));
  if (facts.jerricans) parts.push(say("land-brings-jerricans", { n: facts.jerricans }));
  return parts.join(" · ");
}

export function coloursOf(cards: readonly string[]): Record<Colour, number> {
  const counts = { green: 0, blue: 0, yellow: 0, red: 0 };
  for (const card of cards) {
    const colour = CARDS.get(card)?.colour;
    if (colour) counts[colour]++;
  }
  return counts;
}

/** "3 wheat". */
export function faceWords(say: Say, face: string): string {
  const kind = face[0] ?? "";
  if (!kind) return say("face-air");
  if ("TEF".includes(kind)) return say(`face-${kind}`);
  return say(`some-${kind}`, { count: Number(face.slice(1)) || 1 });
}

export function others(view: KeroView, me: Seat): [Seat, Seat] {
  return me === 1 ? [0, 1] : me === 0 ? [1, 0] : [view.first, 1 - view.first];
}
