import { describe, expect, test } from "vitest";
import { across, down, EDGE, line, names, nearest, points } from "../src/pages/analysis/chart";
import type { SeatAnalysis } from "../src/wire/generated";

const BOX = { width: 320, height: 190 };
const moment = (step: number, seen: number, open: number) => ({ step, at: step * 100, seen, true: open });
const told = (moments: SeatAnalysis["moments"], result = 0): SeatAnalysis => ({ state: "ready", done: 0, of: 0, ahead: 0, by: "master", moments, end: 40, result, turns: [] });

describe("the chance along a game", () => {
  test("runs from the first moment to the end, whose result everybody knows", () => {
    const along = points(told([moment(0, 0.5, 0.25), moment(20, 0.75, 1)], 1), BOX);
    expect(along.map(({ step }) => step)).toEqual([0, 20, 40]);
    expect(along[0]?.x).toBe(EDGE.left);
    expect(along[2]?.x).toBe(BOX.width - EDGE.right);
    expect(along[2]?.seen).toBe(EDGE.top);
    expect(along[2]?.true).toBe(EDGE.top);
    expect(down(0, BOX)).toBe(BOX.height - EDGE.bottom);
    expect(line(along, "seen")).toMatch(/^M46\.0 .*L178\.0 .*L310\.0 24\.0$/);
  });

  test("of a game of no steps stands at the edge", () => {
    expect(across(0, 0, BOX)).toBe(EDGE.left);
  });

  test("is named where the lines lie furthest apart, the upper line above and the lower below", () => {
    const named = names(points(told([moment(0, 0.5, 0.5), moment(20, 0.8, 0.2), moment(30, 0.4, 0.5)]), BOX), BOX);
    expect(named.x).toBe(across(20, 40, BOX));
    expect(named.seen).toBeLessThan(down(0.8, BOX));
    expect(named.true).toBeGreaterThan(down(0.2, BOX));
  });

  test.each([0, 0.5, 1])("has both names inside and apart where both lines are at %d all along", (share) => {
    const named = names(points(told([moment(0, share, share), moment(20, share, share)], share), BOX), BOX);
    expect(Math.abs(named.seen - named.true)).toBeGreaterThanOrEqual(15);
    for (const y of [named.seen, named.true]) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(BOX.height - EDGE.bottom);
    }
  });

  test("is touched at the nearest moment", () => {
    const along = points(told([moment(0, 0.5, 0.5), moment(20, 0.5, 0.5)]), BOX);
    expect(nearest(along, 0)).toBe(0);
    expect(nearest(along, 170)).toBe(20);
    expect(nearest(along, 400)).toBe(40);
  });
});
