/** The end of Chronos: the golden timer goes to whoever won, and by what. */
import type { Decided } from "../../table/play";
import type { ChronosPlay } from "./reading";

export { default as Details } from "./Ending.svelte";
export { default as Finale } from "./Finale.svelte";

export function decided(play: ChronosPlay): Decided {
  const { view } = play;
  const most = Math.max(...view.seats.map((seat) => seat.tokens));
  const first = view.seats.flatMap((seat, at) => (seat.tokens === most ? [at] : []));
  return { how: how(play, first), me: me(play), first };
}

/** By what the last round was won, and how the tokens stand. */
function how({ view, say }: ChronosPlay, first: readonly number[]): string {
  const last = view.last_round;
  if (!last) return "";
  const behind = view.seats.flatMap((seat, at) => (first.includes(at) ? [] : [seat.tokens]));
  const even = new Set(first.map((at) => at % view.units)).size > 1;
  return say("decided-round", {
    round: view.round,
    reason: last.reason ? say(`reason-${last.reason}`) : "",
    tokens: view.seats[first[0] ?? 0]?.tokens ?? 0,
    next: Math.max(0, ...behind),
    even: even ? "yes" : "no",
  });
}

function me({ view, seat, say, outcome }: ChronosPlay): string {
  const mine = view.seats[seat];
  if (!mine) return "";
  const tokens = say("tokens-count", { count: mine.tokens });
  const last = view.last_round;
  if (outcome?.code === "conceded" || !last) return say("decided-me-had", { tokens });
  return say("decided-me", {
    tokens,
    points: last.scores[seat] ?? 0,
    won: last.winners.includes(seat) ? "yes" : "no",
  });
}
