/** How a game ended, for whoever looks at it. */
import { listed, t } from "../common/words.svelte";
import type { Outcome, Seat } from "../wire/generated";
import type { AnyPlay, Decided, EndKind } from "./play";

/** `sides`: which side each seat is on, where sides win together; empty: each its own. */
export function endKind(outcome: Outcome, seat: Seat, sides: readonly number[]): EndKind {
  if (seat < 0) return "watched";
  const sideOf = (one: Seat) => sides[one] ?? one;
  const winning = new Set(outcome.winners.map(sideOf));
  if (winning.size > 1 && winning.has(sideOf(seat))) return "draw";
  if (winning.size) return winning.has(sideOf(seat)) ? "victory" : "defeat";
  // nobody won: lost together, or nobody against the others
  return new Set(outcome.ranks.map((_, one) => sideOf(one))).size > 1 ? "draw" : "defeat";
}

/** The outcome's code where all others gave up: nothing of the game itself decided it. */
export const CONCEDED = "conceded";

/** How it was decided, in a sentence: as the game says, unless giving up decided it. */
export function howDecided(play: AnyPlay, outcome: Outcome, own: Decided | null): string {
  const gone = (seats: readonly Seat[]) => {
    const who = seats.filter((seat) => play.people[seat]?.conceded);
    const names = listed(who.map((seat) => play.name(seat)));
    return { who: names, count: who.length, me: who.includes(play.seat) ? "yes" : "no" };
  };
  if (outcome.code === CONCEDED) return t("decided-conceded", gone(play.people.map(({ seat }) => seat)));
  const first = own?.first ?? [];
  if (first.length && !first.some((seat) => outcome.winners.includes(seat)))
    return t("decided-passed-over", gone(first));
  return own?.how ?? "";
}

/** What it was for me, in a sentence; of what a bot did in my place nothing is told. */
export function aboutMe(play: AnyPlay, outcome: Outcome, own: Decided | null): string {
  if (play.people[play.seat]?.conceded && outcome.code !== CONCEDED) return t("decided-me-gave-up");
  return own?.me ?? "";
}
