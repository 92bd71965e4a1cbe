/** Where a replay opens, and what stands on its line. */
import { expect, test } from "vitest";
import { apart, decisive, marksOf, pointsIn, thinned } from "../src/pages/replay/marks";

const turn = (step: number, with_best: number, with_done: number) => ({ step, with_best, with_done });

test("a replay opens at the choice that cost most", () => {
  expect(decisive([turn(9, 0.8, 0.6), turn(20, 0.7, 0.2)], [[0], [5]])).toBe(20);
});

test("without an analysis it opens where points last changed most, before the end", () => {
  const points = [
    [0, 0],
    [3, 0],
    [3, 1],
    [3, 4],
    [3, 5],
    [9, 9],
  ];
  expect(decisive([], points)).toBe(3);
});

test("where no points are made before the end it opens there", () => {
  expect(decisive([], [[0], [0], [7]])).toBe(2);
  expect(decisive([], [])).toBe(0);
});

test.each([
  ["3 points", 3],
  ["no feather", 0],
  ["", 0],
  ["12 / 20", 12],
])("%s counts as %i", (score, points) => {
  expect(pointsIn(score)).toBe(points);
});

test("rounds are marked, and turns where there are no rounds", () => {
  const of = (...labels: string[]) => marksOf(labels.map((label) => ({ label })));
  expect(of("", "round:1", "turn:1", "note:paused", "round:2").map(({ at, count }) => [at, count])).toEqual([
    [1, 1],
    [4, 2],
  ]);
  expect(of("turn:1", "", "turn:2").map(({ kind }) => kind)).toEqual(["turn", "turn"]);
  expect(of("turn:1", "turn:1", "turn:2").map(({ at }) => at)).toEqual([0, 2]);
});

test("marks keep the room that it takes to touch each", () => {
  const marks = [0, 5, 40, 44, 100].map((at) => ({ at }));
  expect(thinned(marks, 100, 400, 44).map(({ at }) => at)).toEqual([0, 40, 100]);
  expect(apart([0.1, 0.12, 0.99, 1], 0.1).map((one) => Math.round(100 * one))).toEqual([10, 20, 90, 100]);
});
