/** What can be read off a view: names, the tree, what a card of mine could do now. No rules: only reading aloud. */
import { listed, type Say } from "../../house/words.svelte";
import type { Play } from "../../table/play";
import type { KreoCommand, KreoEvent, KreoNatureView, KreoView, Seat } from "../../wire/generated";
import { AGGRESSION, COPY, ELEMENTS as BOX_ELEMENTS, NATURE, type NatureRow } from "../../wire/kreo.components";

export type KreoPlay = Play<KreoView, KreoCommand, KreoEvent>;
export type Element = NatureRow["requires"][number];
export const ELEMENTS = BOX_ELEMENTS.order;

/** Where a Nature is drawn: columns of eight, the planet above, level I below. */
const COLUMNS: Record<NatureRow["id"], number> = { ATMOSPHERE: 2, COMETE: 6, VENT: 1, MONTAGNE: 3, RIVIERE: 5, ARC: 7, OISEAU: 1, ARBRE: 3, POISSON: 5, FLEUR: 7, PLANETE: 4 };

export type Star = NatureRow & { column: number };
export const TREE: Readonly<Record<string, Star>> = Object.fromEntries(NATURE.map((row) => [row.id, { ...row, column: COLUMNS[row.id] }]));
export const NATURES = Object.keys(TREE);
export const NUMERALS = ["", "I", "II", "III", "IV"];

export type Kind = "element" | "nature" | "aggression";

/** What a card is, whatever its copy: EAU, ETHER, VENT, ECLAIR… */
export function identity(card: string): string {
  return card.split("-")[0] ?? card;
}

export function kind(card: string): Kind {
  const what = identity(card);
  if (what in TREE) return "nature";
  return what === "ETHER" || ELEMENTS.includes(what as Element) ? "element" : "aggression";
}

const ALTERED: Readonly<Record<string, string>> = Object.fromEntries(COPY.map((copy) => [copy.id, copy.alteration]));

/** Its alteration, or "". */
export function alteration(card: string): string {
  return kind(card) === "element" ? (ALTERED[card.split("-")[1] ?? ""] ?? "") : "";
}

export function nameOf(say: Say, card: string, altered = false): string {
  const name = say(`card-${identity(card).toLowerCase()}`);
  const mark = altered ? alteration(card) : "";
  return mark ? say("card-altered", { card: name, mark: say(`alteration-${mark}`) }) : name;
}

/** How a hand lies: Natures by level, Elements by kind, Aggressions last. */
const ORDER: readonly string[] = [...NATURES, ...ELEMENTS, "ETHER", ...new Set(AGGRESSION.map((row) => row.identity))];
const COPIES: readonly string[] = COPY.map((copy) => copy.id);

export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string) => ORDER.indexOf(identity(card)) * 10 + COPIES.indexOf(card.split("-")[1] ?? "");
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

export const isComplete = (nature: KreoNatureView): boolean => nature.missing.length === 0;

/** Everything that seat holds, as far as these eyes see it: in hand and face down. */
export function heldBy(view: KreoView, seat: Seat): number {
  return (view.cards[seat] ?? 0) + (view.down[seat] ?? []).filter(Boolean).length + (view.exchange?.seat === seat ? 1 : 0);
}

/** Turns that can still be played, this one included, if nobody throws a card away. */
export function turnsLeft(view: KreoView): number {
  return Math.max(0, ...Array.from({ length: view.seats }, (_, seat) => heldBy(view, seat)));
}

/** Not surely the last turn, but a card thrown away could make it so. */
export function maybeLast(view: KreoView): boolean {
  if (view.surely_last || view.phase !== "divination") return false;
  const held = Array.from({ length: view.seats }, (_, seat) => heldBy(view, seat));
  return Math.max(...held) === 2 && held.filter((count) => count > 1).length <= 2;
}

export type Prospect = "now" | "later" | "never" | "danger" | "strike";

/** What would become of a card of mine, as the table stands now. */
export function prospect(play: KreoPlay, card: string): { state: Prospect; words: string } {
  const { view, say } = play;
  const what = identity(card);
  const names = (natures: readonly string[]) => listed(natures.map((nature) => nameOf(say, nature)));
  const incomplete = view.table.filter((nature) => !isComplete(nature));
  if (kind(card) === "aggression") {
    const covered = view.announced.crios.includes(play.seat);
    if (view.turn === 1 && !covered) return { state: "danger", words: say("hint-ban-first") };
    if ((view.surely_last || view.last_turn) && !covered) return { state: "danger", words: say("hint-ban-last") };
    if (view.hecatonchires) return { state: "strike", words: say("hint-swept-well") };
    if (what === "HECATONCHIRES") return { state: "strike", words: say("hint-hecatonchires") };
    const count = incomplete.flatMap((nature) => nature.owned).filter((owned) => !owned.token && kind(owned.card) === "element").length;
    return { state: "strike", words: what === "ECLAIR" ? say("hint-eclair", { count }) : say("hint-tornade", { count }) };
  }
  if (kind(card) === "element") {
    if (view.hecatonchires) return { state: "never", words: say("hint-swept") };
    const where = incomplete.filter((nature) => what === "ETHER" || nature.missing.includes(what as Element)).map((nature) => nature.nature);
    if (where.length) return { state: "now", words: say("hint-element-now", { where: names(where) }) };
    const soon = view.open.filter((nature) => what === "ETHER" || TREE[nature]?.requires.includes(what as Element));
    return soon.length ? { state: "later", words: say("hint-element-later", { where: names(soon) }) } : { state: "never", words: say("hint-element-none") };
  }
  const star = TREE[what];
  const face = view.titans[play.seat]?.face;
  if ((face === "titan" && star?.level === 2) || (face === "titanide" && star?.level === 3)) return { state: "never", words: say("hint-restricted") };
  const stands = incomplete.filter((nature) => nature.missing.some((element) => star?.requires.includes(element))).map((nature) => nature.nature);
  const also = stands.length ? ` ${say("hint-stands", { where: names(stands) })}` : "";
  if (view.open.includes(what)) return { state: "now", words: say("hint-nature-now") + also };
  if (view.closed.includes(what)) return { state: stands.length ? "now" : "never", words: say("hint-nature-closed") + also };
  const done = new Set(view.table.filter(isComplete).map((nature) => nature.nature));
  const lacking = (star?.after ?? []).filter((parent) => !done.has(parent));
  const after = what === "PLANETE" ? say("hint-planet-after", { count: Math.max(2 - (4 - lacking.length), 0) }) : say("hint-nature-after", { what: names(lacking) });
  return { state: "later", words: after + also };
}
