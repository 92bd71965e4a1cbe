/** What the coach of a first game explains: the decision, and in one's own phase the place as well. */
import type { KromPlay } from "./reading";

export function momentsOf({ view, seat }: KromPlay): string[] {
  const decision = view.pending.find((one) => one.seat === seat)?.decision;
  if (!decision) return [];
  return decision === "action" && view.place ? [decision, view.place] : [decision];
}
