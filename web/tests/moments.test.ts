/** The moment of an answer tells nothing of what I hold. */
import { beforeEach, expect, test } from "vitest";
import { Moments } from "../src/table/moments";

let now = 0;
let moments: Moments;
const NEVER = Infinity;
beforeEach(() => {
  now = 0;
  moments = new Moments(
    () => now,
    () => 0.5,
  );
});

/** How long after the question the answer goes, if I give it after so long. */
function goes(question: string, chooses: boolean, after: number, most = NEVER, unseen = false): number {
  moments.ask(question, chooses, most, unseen);
  now += after;
  const at = after + moments.answer();
  now += 60_000;
  moments.forget();
  return at;
}

test("an answer given at once goes at the same moment with a choice and without one", () => {
  const without = goes("decline 1", false, 700);
  expect(goes("decline 2", true, 900)).toBe(without);
  expect(without).toBeGreaterThanOrEqual(3000);
});

test("whoever needs longer to choose is waited for, and takes as long where there is no choice", () => {
  const before = goes("decline 1", false, 700);
  for (let window = 2; window < 8; window++) expect(goes(`decline ${window}`, true, 9000)).toBeGreaterThanOrEqual(9000);
  expect(goes("decline 8", false, 700)).toBeGreaterThan(Math.max(before, 9000 - 1));
});

test("it goes before it would be too late, and at once where nobody could learn from it", () => {
  expect(goes("decline 1", false, 700, 2000)).toBe(2000);
  expect(goes("decline 2", false, 700, NEVER, true)).toBe(700);
});

test("the same question, shown again, is not drawn anew", () => {
  moments.ask("decline 1", false, NEVER, false);
  now = 1000;
  const first = moments.answer();
  moments.ask("decline 1", false, NEVER, false);
  expect(moments.answer()).toBe(first);
});
