/** What a piece says of itself when it is looked at, in the words of the rules. */
import type { Tip } from "../../common/tips.svelte";
import type { Say } from "../../common/words.svelte";
import type { KreoTitanView } from "../../wire/generated";
import { alteration, identity, kind, names, nameOf, NATURES, NUMERALS, TREE } from "./reading";

/** One line a sentence; what is empty is left out. */
export function tipOf(title: string, ...lines: string[]): Tip {
  return { title, text: lines.filter((line) => line).join("\n") };
}

export function cardTip(say: Say, card: string, altered: boolean, ...more: string[]): Tip {
  const what = identity(card);
  if (kind(card) === "nature") return tipOf(nameOf(say, card), natureWords(say, what), ...more);
  const mark = altered ? alteration(card) : "";
  const id = kind(card) === "aggression" || what === "ETHER" ? what.toLowerCase() : "element";
  return tipOf(
    nameOf(say, card, altered),
    say(`term-${id}-text`),
    mark && say(`term-${mark}-text`),
    ...more,
    kind(card) === "aggression" ? say("term-aggression-text") : "",
  );
}

/** Where a Nature stands in the tree. */
export function natureWords(say: Say, nature: string): string {
  const star = TREE[nature];
  if (!star) return "";
  const opens = NATURES.filter((other) => TREE[other]?.after.some((parent) => parent === nature));
  return say("tip-nature", {
    level: NUMERALS[star.level] ?? "",
    after: star.least ? say("star-any-two") : names(say, star.after),
    before: star.after.length ? "some" : "none",
    needs: names(say, star.requires),
    opens: names(say, opens),
    next: opens.length ? "some" : "none",
  });
}

export function titanTip(say: Say, { name, face, uses_left }: Pick<KreoTitanView, "name" | "face" | "uses_left">): Tip {
  const key = name.toLowerCase();
  const title = face ? `${say(`titan-${key}`)} · ${say(`face-${face}`)}` : say(`titan-${key}`);
  return tipOf(title, say(`does-${key}`), say("tip-uses", { count: uses_left }), face ? say(`face-${face}-rule`) : "");
}
