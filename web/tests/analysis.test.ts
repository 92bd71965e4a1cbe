import { describe, expect, test } from "vitest";
import { across, band, down, EDGE, line, nearest, points } from "../src/pages/analysis/chart";
import type { SeatAnalysis } from "../src/wire/generated";

const BOX = { width: 320, height: 190 };
const moment = (step: number, seen: number, open: number) => ({ step, at: step * 100, seen, true: open, error: 0.25 });
const told = (moments: SeatAnalysis["moments"], result = 0): SeatAnalysis => ({
  state: "ready",
  done: 0,
  of: 0,
  ahead: 0,
  by: "master",
  moments,
  end: 40,
  result,
  turns: [],
});

describe("the chance along a game", () => {
  test("runs from the first moment to the end, whose result everybody knows", () => {
    const along = points(told([moment(0, 0.5, 0.25), moment(20, 0.75, 1)], 1), BOX);
    expect(along.map(({ step }) => step)).toEqual([0, 20, 40]);
    expect(along[0]?.x).toBe(EDGE.left);
    expect(along[2]?.x).toBe(BOX.width - EDGE.right);
    expect(along[2]?.seen).toBe(EDGE.top);
    expect(along[2]?.true).toBe(EDGE.top);
    expect(down(0, BOX)).toBe(BOX.height - EDGE.bottom);
    expect(line(along, "seen")).toMatch(/^M46\.0 .*L178\.0 .*L310\.0 12\.0$/);
  });

  test("may be off by its error, on the paper's own ground", () => {
    const edge = (at: number) => `${at.toFixed(1)}`;
    const [top, floor] = [down(1, BOX), down(0, BOX)];
    expect(band(told([moment(0, 0.5, 0.5), moment(20, 0.9, 0.5)]), BOX)).toBe(
      `M46.0 ${edge(down(0.75, BOX))}L178.0 ${edge(top)}L310.0 ${edge(floor)}` +
        `L310.0 ${edge(floor)}L178.0 ${edge(down(0.65, BOX))}L46.0 ${edge(down(0.25, BOX))}Z`,
    );
  });

  test("of a game of no steps stands at the edge", () => {
    expect(across(0, 0, BOX)).toBe(EDGE.left);
  });

  test("is touched at the nearest moment", () => {
    const along = points(told([moment(0, 0.5, 0.5), moment(20, 0.5, 0.5)]), BOX);
    expect(nearest(along, 0)).toBe(0);
    expect(nearest(along, 170)).toBe(20);
    expect(nearest(along, 400)).toBe(40);
  });
});
