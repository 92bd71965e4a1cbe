import { describe, expect, test } from "vitest";
import { TableClock } from "../src/table/clock";

/** A clock of ours that a test moves. */
function local() {
  let at = 0;
  const clock = new TableClock(() => at);
  return { clock, later: (ms: number) => (at += ms) };
}

describe("the table's clock as the page sees it", () => {
  test("goes on between messages", () => {
    const { clock, later } = local();
    clock.hear(10_000, true);
    later(250);
    expect(clock.now()).toBe(10_250);
  });

  test("goes by the message that travelled fastest", () => {
    const { clock, later } = local();
    later(300);
    clock.hear(10_000, true); // sent at 10 000, 300 ms under way
    later(720);
    clock.hear(11_000, true); // 20 ms under way: the better one
    expect(clock.now()).toBe(11_000);
    later(980);
    clock.hear(11_500, true); // half a second late: no news
    expect(clock.now()).toBe(11_980);
  });

  test("stands still while the table is paused, and goes on from there", () => {
    const { clock, later } = local();
    clock.hear(5_000, true);
    later(1_000);
    clock.hear(6_000, false);
    later(60_000);
    expect(clock.now()).toBe(6_000);
    expect(clock.running).toBe(false);
    clock.hear(6_000, true);
    later(40);
    expect(clock.now()).toBe(6_040);
  });

  test("never runs backwards while it runs", () => {
    const { clock, later } = local();
    clock.hear(1_000, true);
    later(100);
    const before = clock.now();
    later(125_000);
    clock.hear(126_000, true); // the old measure is forgotten; this one came late
    expect(clock.now()).toBeGreaterThanOrEqual(before);
  });
});
