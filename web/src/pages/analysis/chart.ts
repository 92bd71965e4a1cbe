/** Where the lines of a chance along a game run, in a box of so many pixels. */
import type { SeatAnalysis } from "../../wire/generated";

export interface Box {
  width: number;
  height: number;
}

/** Room for the figures at the left and for the steps below. */
export const EDGE = { left: 46, right: 10, top: 12, bottom: 20 } as const;

export interface Point {
  step: number;
  x: number;
  seen: number;
  true: number;
}

export const across = (step: number, end: number, { width }: Box): number =>
  EDGE.left + ((width - EDGE.left - EDGE.right) * step) / Math.max(1, end);
export const down = (share: number, { height }: Box): number =>
  EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - share);

/** Every moment, and the end, where everybody knows. */
export function points({ moments, end, result }: SeatAnalysis, box: Box): Point[] {
  const all = [...moments, { step: end, seen: result, true: result }];
  return all.map((one) => ({
    step: one.step,
    x: across(one.step, end, box),
    seen: down(one.seen, box),
    true: down(one.true, box),
  }));
}

export function line(along: readonly Point[], which: "seen" | "true"): string {
  return along.map((point, at) => `${at ? "L" : "M"}${point.x.toFixed(1)} ${point[which].toFixed(1)}`).join("");
}

/** The moment that is nearest to that place, by the number of its step. */
/** The room that the error leaves around the line of what was seen. */
export function band({ moments, end, result }: SeatAnalysis, box: Box): string {
  const all = [...moments, { step: end, seen: result, error: 0 }];
  const edge = (sign: number) =>
    all.map((one) => {
      const share = Math.min(1, Math.max(0, one.seen + sign * one.error));
      return `${across(one.step, end, box).toFixed(1)} ${down(share, box).toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

export function nearest(along: readonly Point[], x: number): number {
  return along.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best)).step;
}
