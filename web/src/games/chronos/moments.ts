/** What the coach of a first game explains. Nobody is asked anything while sand runs, so it goes by moments. */
import { conditionOf, nextFree, under } from "./index";
import type { ChronosPlay } from "./reading";

export function momentsOf({ view, seat, legal }: ChronosPlay): string[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  if (mine.choosing) return [mine.choosing.kind];
  if (view.phase === "ready" || view.phase === "interval") return mine.ready ? [] : [view.phase];
  if (view.phase !== "play" && view.phase !== "zone") return [];
  if (view.step) return mine.submitted ? [] : ["step"];
  if (view.phase === "zone") return ["zone"];
  const moments: string[] = [];
  const { manual, target, me } = view;
  if (manual && (me?.may_announce || (mine.score ?? 0) >= target)) moments.push("victory");
  if (view.deadlock) moments.push("deadlock");
  const own = view.timers.filter((timer) => timer.seat === seat);
  const stands = new Set(
    own.map((timer) =>
      timer.where.startsWith("pile") && under(view, timer.where) === null ? "home" : conditionOf(view, timer, view.now),
    ),
  );
  if (stands.has("home")) moments.push("free");
  if (stands.has("alone")) moments.push("ripe");
  if (stands.has("blocked")) moments.push("blocked");
  if (legal.some((command) => command.do === "offer")) moments.push("temple");
  if (!moments.length && nextFree(view, seat)) moments.push("running");
  return moments;
}
