import { describe, expect, it } from "vitest";
import { endKind } from "../src/table/ending";
import type { Outcome } from "../src/wire/generated";

const outcome = (winners: number[], ranks: number[]): Outcome => ({
  code: "over",
  winners,
  ranks,
  scores: ranks.map(() => 0),
  stats: {},
  roles: [],
});

describe("how a game ended", () => {
  it("is a victory for the one who won, a defeat for the others", () => {
    const won = outcome([1], [2, 1, 3]);
    expect([0, 1, 2].map((seat) => endKind(won, seat, []))).toEqual(["defeat", "victory", "defeat"]);
  });
  it("is a draw for those who share the first place, and no victory for whoever does not", () => {
    const shared = outcome([0, 2], [1, 3, 1]);
    expect([0, 1, 2].map((seat) => endKind(shared, seat, []))).toEqual(["draw", "defeat", "draw"]);
  });
  it("is one victory for a side that wins together", () => {
    const team = outcome([0, 2], [1, 2, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => endKind(team, seat, [0, 1, 0, 1]))).toEqual([
      "victory",
      "defeat",
      "victory",
      "defeat",
    ]);
  });
  it("is won or lost by all who play together", () => {
    expect(endKind(outcome([0, 1, 2], [1, 1, 1]), 1, [0, 0, 0])).toBe("victory");
    expect(endKind(outcome([], [1, 1, 1]), 1, [0, 0, 0])).toBe("defeat");
  });
  it("is a draw where nobody wins against the others", () => {
    expect(endKind(outcome([], [1, 1]), 0, [])).toBe("draw");
  });
  it("is only watched by those who have no seat", () => {
    expect([-1, -2].map((seat) => endKind(outcome([0], [1, 2]), seat, []))).toEqual(["watched", "watched"]);
  });
});
