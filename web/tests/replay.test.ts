/** A game of sand, played back: at every instant the clock says what it said then. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReplayPlay } from "../src/pages/replay.svelte";
import type { AnyGameUi } from "../src/table/play";
import type { Replay } from "../src/wire/generated";

const AT = [0, 4000, 4200, 30_000];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function played(realTime: boolean): ReplayPlay {
  const frames = AT.map((at) => ({ at, seat: null, events: [], view: {}, label: "" }));
  const replay = { viewer: -1, frames, outcome: null, table: { game: "chronos", places: [] } } as unknown as Replay;
  return new ReplayPlay(replay, {} as AnyGameUi, realTime);
}

test("sand falls as long as it fell", () => {
  const play = played(true);
  play.toggle();
  vi.advanceTimersByTime(3999);
  expect([play.at, Math.round(play.now())]).toEqual([0, 3999]);
  vi.advanceTimersByTime(1);
  expect([play.at, play.now()]).toEqual([1, 4000]);
  vi.advanceTimersByTime(10_200);
  expect([play.at, Math.round(play.now())]).toEqual([2, 14_200]);
});

test("stopped, the sand stands where it was, and goes on from there", () => {
  const play = played(true);
  play.toggle();
  vi.advanceTimersByTime(1500);
  play.toggle();
  vi.advanceTimersByTime(60_000);
  expect([play.at, Math.round(play.now())]).toEqual([0, 1500]);
  play.toggle();
  vi.advanceTimersByTime(2500);
  expect([play.at, play.now()]).toEqual([1, 4000]);
});

test("another speed counts from the moment it is chosen", () => {
  const play = played(true);
  play.toggle();
  vi.advanceTimersByTime(2000);
  play.faster(4);
  expect(Math.round(play.now())).toBe(2000);
  vi.advanceTimersByTime(500);
  expect([play.at, play.now()]).toEqual([1, 4000]);
});

test("a game of turns does not wait for long thoughts", () => {
  const play = played(false);
  play.toggle();
  vi.advanceTimersByTime(1600);
  expect(play.at).toBe(1);
});
