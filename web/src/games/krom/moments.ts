/** What the coach of a first game explains: the decision, and in one's own phase the place as well. */
import type { KromPlay } from "./reading";

const PANEL = "[data-panel]";

export function momentsOf({ view, seat }: KromPlay): string[] {
  const decision = view.pending.find((one) => one.seat === seat)?.decision;
  if (!decision) return [];
  return decision === "action" && view.place ? [decision, view.place] : [decision];
}

/** What is named there and is no piece to be touched. */
export const besides = { action: PANEL, cave: PANEL, forest: PANEL, savannah: PANEL, mountain: PANEL };
