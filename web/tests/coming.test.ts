/** What comes in Chronos, in one line. */
import { beforeAll, expect, test } from "vitest";
import { soonest } from "../src/games/chronos/index";
import type { ChronosPlay } from "../src/games/chronos/reading";
import { words, wordsOf } from "../src/common/words.svelte";

beforeAll(async () => {
  const text = async (language: string) =>
    (await import(`../../src/kermesse/games/chronos/locale/${language}.ftl?raw`)).default as string;
  await words.begin();
  await words.learn("chronos", { fr: [await text("fr")], en: [await text("en")] });
});

const timer = (id: string, seat: number, pile: number, ends_at: number) => ({
  id,
  seat,
  where: `pile:${pile}`,
  ends_at,
  sand: 0,
});
const play = (timers: object[]): ChronosPlay =>
  ({
    view: { timers, piles: [{ top: "T10#1" }, { top: "T30#1" }, { top: "T20#1" }] },
    seat: 0,
    say: wordsOf("chronos"),
    people: ["me", "Anselme", "Odette"],
    name(this: { people: string[] }, seat: number) {
      return this.people[seat] ?? "";
    },
  }) as unknown as ChronosPlay;
const now = { counts: true, now: 4000 };

test("names the soonest, who it is and in how many seconds", () => {
  const line = soonest(play([timer("B1", 1, 1, 10_000), timer("G1", 2, 2, 25_000)]), now);
  expect(line).toContain("Anselme");
  expect(line).toContain("6");
});
test("says nothing where two stand on one pile, nor while no sand is counted", () => {
  expect(soonest(play([timer("B1", 1, 1, 10_000), timer("G1", 2, 1, 25_000)]), now)).toBe("");
  expect(soonest(play([timer("B1", 1, 1, 10_000)]), { ...now, counts: false })).toBe("");
});
