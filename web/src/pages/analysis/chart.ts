/** Where the lines of a chance along a game run, in a box of so many pixels. */
import type { SeatAnalysis } from "../../wire/generated";

export interface Box {
  width: number;
  height: number;
}

/** Room for the figures at the left and for the steps below. */
export const EDGE = { left: 46, right: 10, top: 24, bottom: 20 } as const;

export interface Point {
  step: number;
  x: number;
  seen: number;
  true: number;
}

export const across = (step: number, end: number, { width }: Box): number => EDGE.left + ((width - EDGE.left - EDGE.right) * step) / Math.max(1, end);
export const down = (share: number, { height }: Box): number => EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - share);

/** Every moment, and the end, where everybody knows. */
export function points({ moments, end, result }: SeatAnalysis, box: Box): Point[] {
  const all = [...moments, { step: end, seen: result, true: result }];
  return all.map((one) => ({ step: one.step, x: across(one.step, end, box), seen: down(one.seen, box), true: down(one.true, box) }));
}

export function line(along: readonly Point[], which: "seen" | "true"): string {
  return along.map((point, at) => `${at ? "L" : "M"}${point.x.toFixed(1)} ${point[which].toFixed(1)}`).join("");
}

/** Half of the widest name of a line, about. */
const HALF_NAME = 70;
const ABOVE = -9;
const BELOW = 18;
const LINE_HEIGHT = 15;

/** Where the two lines are named: where they lie furthest apart, the upper one above and the lower one below. */
export function names(along: readonly Point[], box: Box): { x: number; seen: number; true: number } {
  const inside = (x: number) => Math.min(Math.max(x, EDGE.left + HALF_NAME), box.width - EDGE.right - HALF_NAME);
  const apart = (point: Point) => Math.abs(point.seen - point.true) - Math.abs(point.x - inside(point.x)) / 2;
  const widest = along.reduce((best, point) => (apart(point) > apart(best) ? point : best));
  const lowest = box.height - EDGE.bottom - 5;
  const within = (y: number) => Math.min(Math.max(y, EDGE.top - 8), lowest);
  let upper = within(Math.min(widest.seen, widest.true) + ABOVE);
  let lower = within(Math.max(widest.seen, widest.true) + BELOW);
  if (lower - upper < LINE_HEIGHT && upper + LINE_HEIGHT <= lowest) lower = upper + LINE_HEIGHT;
  else if (lower - upper < LINE_HEIGHT) upper = lower - LINE_HEIGHT;
  const seenIsUpper = widest.seen <= widest.true;
  return { x: inside(widest.x), seen: seenIsUpper ? upper : lower, true: seenIsUpper ? lower : upper };
}

/** The moment that is nearest to that place, by the number of its step. */
export function nearest(along: readonly Point[], x: number): number {
  return along.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best)).step;
}
