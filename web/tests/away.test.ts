/** Whom a table waits for because their line is lost, and for how long. */
import { expect, test } from "vitest";
import { awayOf } from "../src/table/away";
import type { TableInfo } from "../src/wire/generated";

const info = (place: object, more: object = {}) =>
  ({
    stage: "playing",
    paused: false,
    stand_in_after_ms: 60_000,
    places: [
      { seat: 0, who: "person", here: true, away_ms: 0 },
      { seat: 1, who: "person", here: false, away_ms: 2000, ...place },
    ],
    ...more,
  }) as unknown as TableInfo;

test("whoever only reloads is not told of", () => {
  expect(awayOf(info({}), 0, 500)).toEqual([]);
});
test("the time that one waits goes on from what the server said", () => {
  expect(awayOf(info({}), 0, 10_500)).toEqual([{ seat: 1, gone: 12, left: 48 }]);
});
test("where no bot comes by itself, nothing is counted down", () => {
  for (const more of [{ stand_in_after_ms: 0 }, { paused: true }])
    expect(awayOf(info({}, more), 0, 10_500)).toEqual([{ seat: 1, gone: 12, left: null }]);
});
test.each([{ here: true }, { stands_in: true }, { conceded: true }, { put_out: true }, { who: "bot" }])(
  "nobody waits for %o",
  (place) => expect(awayOf(info(place), 0, 10_500)).toEqual([]),
);
test("nor for myself, nor before or after the game", () => {
  expect(awayOf(info({}), 1, 10_500)).toEqual([]);
  expect(awayOf(info({}, { stage: "over" }), 0, 10_500)).toEqual([]);
});
