/** The end of Kraaw: the crow that rules, and how the last nest decided it. */
import { listed } from "../../common/words.svelte";
import type { Decided } from "../../table/play";
import type { KraawPlay } from "./reading";

export { default as Details } from "./Ending.svelte";
export { default as Finale } from "./Finale.svelte";

export function decided(play: KraawPlay): Decided {
  return { how: how(play), me: me(play), first: play.view.champions };
}

/** The last nests told apart, or what a tie came to. */
function how(play: KraawPlay): string {
  const { view, say } = play;
  const { champions, final, standings, totals, winners } = view;
  const [best] = winners;
  if (best === undefined || !champions.length) return "";
  const where = final ? "final" : "last";
  const total = totals[best] ?? 0;
  const tied = standings.filter((row) => row.tied);
  if (champions.length > 1) return say("decided-shared", { total, count: champions.length });
  if (winners.length > 1) {
    const champion = champions[0] ?? -1;
    return say("decided-nest-shared", { who: play.name(champion), wins: view.wins[champion] ?? 0 });
  }
  if (tied.length > 1) {
    const column = Math.max(...tied.map((row) => row.fell)) + 1;
    return say("decided-nest-tie", { where, total, count: tied.length, column });
  }
  const next = Math.max(...standings.flatMap(({ seat }) => (seat === best ? [] : [totals[seat] ?? 0])));
  return say("decided-nest", { where, total, next });
}

function me(play: KraawPlay): string {
  const { view, seat, say, outcome } = play;
  const wins = view.wins[seat] ?? 0;
  const rounds = say("decided-me-rounds", { wins });
  if (seat < 0) return "";
  if (outcome?.code === "conceded" || view.champions.includes(seat)) return rounds;
  const [best] = view.winners;
  const mine = view.standings.find((row) => row.seat === seat);
  if (best === undefined || !mine) return rounds; // no finalist
  if (view.winners.includes(seat)) return say("decided-me-too-few", { wins });
  const short = (view.totals[best] ?? 0) - (view.totals[seat] ?? 0);
  if (short) return say("decided-me-short", { total: view.totals[seat] ?? 0, short });
  const who = listed(view.winners.map((one) => play.name(one)));
  return say("decided-me-tie", { column: mine.fell + 1, who, count: view.winners.length });
}
