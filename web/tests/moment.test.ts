import { expect, test } from "vitest";
import { momentIn } from "../src/pages/moment";

test.each([
  ["", undefined],
  ["?at=7", 7],
  ["?at=7.9", 7],
  ["?at=end", 40],
  ["?at=41", 40],
  ["?at=1e999", 40],
  ["?at=-3", 0],
  ["?at=abc", undefined],
  ["?at=", undefined],
  ["?at=%00", undefined],
  ["?eyes=1&at=12", 12],
])("%s is step %s of 40", (search, step) => {
  expect(momentIn(search, 40)).toBe(step);
});
