/** How a game ended, for whoever looks at it. */
import type { Outcome, Seat } from "../wire/generated";
import type { EndKind } from "./play";

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
