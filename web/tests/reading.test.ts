import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reading } from "../src/table/reading";

let shown = "";
let sentence: ReturnType<typeof reading>;

function say(words: string) {
  shown = words;
  sentence.said();
}

beforeEach(() => {
  vi.useFakeTimers();
  sentence = reading(() => (shown = ""));
});
afterEach(() => vi.useRealTimers());

test("a sentence stays for a while, and no longer", () => {
  say("not yours");
  vi.advanceTimersByTime(5_900);
  expect(shown).toBe("not yours");
  vi.advanceTimersByTime(200);
  expect(shown).toBe("");
});

test("however often the table goes on, it can be read", () => {
  say("not yours");
  for (let step = 0; step < 24; step++) {
    vi.advanceTimersByTime(100);
    sentence.overtaken();
  }
  expect(shown).toBe("not yours");
  vi.advanceTimersByTime(200);
  expect(shown).toBe("");
});

test("one that was read goes when the table goes on", () => {
  say("not yours");
  vi.advanceTimersByTime(3_000);
  sentence.overtaken();
  vi.advanceTimersByTime(1);
  expect(shown).toBe("");
});

test("a second sentence has its own time", () => {
  say("not yours");
  vi.advanceTimersByTime(1_000);
  sentence.overtaken();
  vi.advanceTimersByTime(1_000);
  say("too late");
  sentence.overtaken();
  vi.advanceTimersByTime(2_400);
  expect(shown).toBe("too late");
});
