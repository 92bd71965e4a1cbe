/** What Kréo's log tells more exactly than its events do. */
import type { Say } from "../../common/words.svelte";
import type { Besides } from "../../table/play";
import type { KreoEvent, KreoView, Seat } from "../../wire/generated";
import { alteration, nounOf } from "./reading";

/** Where the marks on the Elements count, an Element is named with its mark. */
export function exactWord(say: Say, kind: string, card: string, altered: boolean): string | undefined {
  const marked = (kind === "noun" || kind === "same") && altered && alteration(card);
  return marked ? nounOf(say, card, true) : undefined;
}

/** The card that I gave in an exchange: it has left my hand. */
export function given(events: readonly KreoEvent[], before: KreoView, after: KreoView, me: Seat): Besides[] {
  const done = events.find((one) => one.event === "exchange_done");
  if (done?.event !== "exchange_done" || (done.seat !== me && done.to !== me)) return [];
  const left = after.mine?.hand ?? [];
  const card = before.mine?.hand.find((one) => !left.includes(one));
  const to = done.seat === me ? done.to : done.seat;
  if (!card) return [];
  return [(play) => play.say("log-given", { card: nounOf(play.say, card, after.options.altered), who: play.name(to) })];
}
