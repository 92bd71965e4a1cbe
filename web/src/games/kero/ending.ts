/** The end of Kero: the truck that drives on, and where its points came from. */
import type { Decided } from "../../table/play";
import type { KeroPlay } from "./reading";

export { default as Details } from "./Ending.svelte";
export { default as Finale } from "./Finale.svelte";

const PARTS = ["cards", "nsp", "lands", "outpost"] as const;

export function decided(play: KeroPlay): Decided {
  const { view } = play;
  const first = view.phase !== "over" ? [] : view.winner < 0 ? [0, 1] : [view.winner];
  return { how: first.length ? how(play) : "", me: me(play), first };
}

/** The part of the points in which the winner was furthest ahead. */
function how({ view, say }: KeroPlay): string {
  const [high, low] = [view.camps[Math.max(0, view.winner)]?.score, view.camps[view.winner === 0 ? 1 : 0]?.score];
  if (!high || !low) return "";
  const totals = { points: high.total, other: low.total };
  if (view.winner < 0) return say("decided-draw", totals);
  if (high.total === low.total) return say("decided-tie", { ...totals, tie: view.tie });
  const leads = PARTS.map((part) => ({ part, lead: high[part] - low[part] })).sort((a, b) => b.lead - a.lead);
  const part = leads[0]?.part ?? "cards";
  return say("decided-points", { ...totals, part, most: high[part], least: low[part] });
}

function me({ view, seat, say, outcome }: KeroPlay): string {
  const [mine, other] = [view.camps[seat], view.camps[1 - seat]];
  if (!mine || !other) return "";
  if (outcome?.code === "conceded")
    return say("decided-me-had", { points: mine.score.total, other: other.score.total });
  return say("decided-me", { cards: mine.cards.length, lands: mine.lands.length });
}
