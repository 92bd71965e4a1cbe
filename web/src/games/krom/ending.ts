/** The end of Krom: the chief before the cave, and what made one. */
import type { Decided } from "../../table/play";
import type { KromPlay } from "./reading";

export { default as Details } from "./Ending.svelte";
export { default as Finale } from "./Finale.svelte";

export function decided(play: KromPlay): Decided {
  const { view } = play;
  const most = Math.max(...view.players.map((player) => player.points));
  const first = view.winner >= 0 ? [view.winner] : view.players.flatMap((one, at) => (one.points === most ? [at] : []));
  return { how: how(play), me: me(play, most), first };
}

function how({ view, say }: KromPlay): string {
  const chief = view.players[view.winner];
  const points = chief?.points ?? Math.max(...view.players.map((player) => player.points));
  const next = Math.max(...view.players.flatMap((player, at) => (at === view.winner ? [] : [player.points])));
  const { ended_by: cause, round, target } = view;
  if (!cause) return "";
  if (cause === "round_cap") return say("decided-cap", { round, points, next, chief: chief ? "yes" : "no" });
  const last = chief?.evolutions.at(-1);
  return say("decided-chief", { what: last ? say(`evolution-${last}`) : "", cause, points, target, next });
}

function me({ view, seat, say, outcome }: KromPlay, most: number): string {
  const mine = view.players[seat];
  if (!mine) return "";
  const { points, evolutions } = mine;
  const built = evolutions.length;
  if (outcome?.code === "conceded") return say("decided-me-had", { points, target: view.target });
  if (seat === view.winner) return say("decided-me-chief", { built, trophy: mine.trophy ? "yes" : "no" });
  return say("decided-me-short", { points, built, short: most - points });
}
