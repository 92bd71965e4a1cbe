/** What can be read off a view aloud: names, the tree, what is said of a card of mine. */
import { listed, type Say } from "../../common/words.svelte";
import type { Play } from "../../table/play";
import type { KreoCommand, KreoEvent, KreoFate, KreoNatureView, KreoView } from "../../wire/generated";
import { AGGRESSION, COPY, ELEMENTS as BOX_ELEMENTS, NATURE, type NatureRow } from "../../wire/kreo.components";

export type KreoPlay = Play<KreoView, KreoCommand, KreoEvent>;
export type Element = NatureRow["requires"][number];
export const ELEMENTS = BOX_ELEMENTS.order;

/** Where a Nature is drawn: columns of eight, the planet above, level I below. */
const COLUMNS: Record<NatureRow["id"], number> = {
  ATMOSPHERE: 2,
  COMETE: 6,
  VENT: 1,
  MONTAGNE: 3,
  RIVIERE: 5,
  ARC: 7,
  OISEAU: 1,
  ARBRE: 3,
  POISSON: 5,
  FLEUR: 7,
  PLANETE: 4,
};

export type Star = NatureRow & { column: number };
export const TREE: Readonly<Record<string, Star>> = Object.fromEntries(
  NATURE.map((row) => [row.id, { ...row, column: COLUMNS[row.id] }]),
);
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

/** Its name with its article, as within a sentence. */
export function nounOf(say: Say, card: string, altered = false): string {
  const noun = say(`noun-${identity(card).toLowerCase()}`);
  const mark = altered ? alteration(card) : "";
  return mark ? say("card-altered", { card: noun, mark: say(`alteration-${mark}`) }) : noun;
}

/** How a hand lies: Natures by level, Elements by kind, Aggressions last. */
const ORDER: readonly string[] = [...NATURES, ...ELEMENTS, "ETHER", ...new Set(AGGRESSION.map((row) => row.identity))];
const COPIES: readonly string[] = COPY.map((copy) => copy.id);

export function sorted(cards: readonly string[]): string[] {
  const rank = (card: string) => ORDER.indexOf(identity(card)) * 10 + COPIES.indexOf(card.split("-")[1] ?? "");
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

export const isComplete = (nature: KreoNatureView): boolean => nature.missing.length === 0;

export type Prospect = KreoFate["state"];

/** What the table says would become of a card of mine now. */
export function prospect(say: Say, view: KreoView, card: string): { state: Prospect; words: string } {
  const fate = view.mine?.fates[card];
  if (!fate) return { state: "later", words: "" };
  const words = say(`hint-${fate.why.replaceAll("_", "-")}`, { where: names(say, fate.where), count: fate.count });
  return {
    state: fate.state,
    words: fate.stands.length ? `${words} ${say("hint-stands", { where: names(say, fate.stands) })}` : words,
  };
}

export function names(say: Say, cards: readonly string[]): string {
  return listed(cards.map((card) => nameOf(say, card)));
}

/** Whether the planet is still possible, and why not. */
export function outlookWords(say: Say, { outlook }: KreoView): string {
  const { state, why, missing, needs, held } = outlook;
  return say(`outlook-${state}`, { why: why || "none", what: names(say, missing), many: missing.length, needs, held });
}

/** What was left when it was over. */
export function leftOver(view: KreoView): string[] {
  return sorted([...view.hands.flat(), ...view.laid.flat().filter(Boolean)]);
}

/** Why it ended as it did. */
export function endWords(say: Say, view: KreoView): string {
  const code = view.result?.code ?? "";
  const planet = view.table.find((nature) => TREE[nature.nature]?.level === 4);
  const last = view.discard.at(-1);
  const what =
    code === "aggression_left"
      ? names(
          say,
          leftOver(view).filter((card) => kind(card) === "aggression"),
        )
      : last
        ? nameOf(say, last)
        : "";
  const among = (cards: readonly string[]) => cards.some((card) => TREE[card]?.level === 4);
  return say(`why-ended-${code.replaceAll("_", "-")}`, {
    what,
    missing: names(say, planet?.missing ?? []),
    why: among(view.discard)
      ? "discarded"
      : among(view.table.flatMap((nature) => nature.owned.map((owned) => owned.card)))
        ? "used"
        : "late",
    count: view.table.filter((nature) => TREE[nature.nature]?.level === 3 && isComplete(nature)).length,
  });
}
