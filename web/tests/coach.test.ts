/** The coach without a browser: what folds its bubble, where it may stand, and when another day begins. */
import { render } from "svelte/server";
import { beforeEach, describe, expect, test } from "vitest";
import { nearest } from "../src/common/beside";
import { Bubble, bubble } from "../src/common/bubble.svelte";
import { coachOffers, learnCoachOffers } from "../src/common/coaching.svelte";
import { offers } from "../src/common/offers.svelte";
import { settings } from "../src/common/settings.svelte";
import { words } from "../src/common/words.svelte";
import CoachStrip from "../src/pages/CoachStrip.svelte";
import { dawnOver, Days } from "../src/pages/dawn";
import Offer from "../src/pages/Offer.svelte";

describe("the bubble", () => {
  let spoken: Bubble;
  beforeEach(() => {
    spoken = new Bubble();
    spoken.say();
  });
  /** Two lines of 20 px are seen at a time. */
  const lines = (scrollTop: number, count: number) => ({ scrollTop, clientHeight: 40, scrollHeight: 20 * count });

  test("of two lines makes room when the board is touched", () => {
    spoken.measure(lines(0, 2));
    expect(spoken.read).toBe(true);
    spoken.makeRoom();
    expect(spoken.folded).toBe(true);
  });

  test("of more stays until its last line was seen", () => {
    spoken.measure(lines(0, 5));
    spoken.makeRoom();
    expect(spoken.folded).toBe(false);
    expect(spoken.turn(lines(0, 5))).toBe(40);
    expect(spoken.read).toBe(false);
    expect(spoken.turn(lines(40, 5))).toBe(60);
    expect(spoken.read).toBe(true);
    spoken.makeRoom();
    expect(spoken.folded).toBe(true);
  });

  test("turns back to its beginning after the last line, and stays read", () => {
    spoken.measure(lines(0, 4));
    spoken.turn(lines(0, 4));
    expect(spoken.turn(lines(40, 4))).toBe(0);
    expect(spoken.read).toBe(true);
  });

  test("unfolds with new words, which are to be read again", () => {
    spoken.measure(lines(0, 4));
    spoken.turn(lines(0, 4));
    spoken.makeRoom();
    spoken.say();
    expect(spoken.folded).toBe(false);
    expect(spoken.read).toBe(false);
  });
});

describe("what it stands beside", () => {
  const room = { left: 8, top: 68, right: 382, bottom: 836 };
  const banner = { left: 0, top: 540, right: 390, bottom: 660 };
  const bubble = { width: 374, height: 56 };

  test("is never under it, nor is the banner", () => {
    const piece = { left: 20, top: 480, right: 120, bottom: 530 };
    const at = nearest(piece, bubble, room, [piece, banner], 220);
    expect(at && at.y + bubble.height).toBeLessThanOrEqual(480);
  });
  test("is not left for a place far away", () => {
    const piece = { left: 20, top: 80, right: 120, bottom: 130 };
    expect(nearest(piece, bubble, { ...room, bottom: 140 }, [piece], 220)).toBeNull();
  });
});

describe("what is drawn", () => {
  test("says in which step it is, and is folded away where it is", () => {
    const props = { title: "Step 1", said: "Touch it.", about: 3, beside: () => undefined };
    const body = render(CoachStrip, { props }).body;
    expect(body).toContain('data-step="3"');
    expect(body).toContain("Touch it.");
    expect(body).toContain('data-testid="coach-fold"');
    expect(body).not.toContain("folded");
    bubble.folded = true;
    expect(render(CoachStrip, { props }).body).toContain("folded");
    bubble.folded = false;
  });

  test("offers a setting with a yes and a no, once it would have helped", async () => {
    await words.begin();
    await learnCoachOffers();
    settings.confirm = true;
    for (let time = 0; time < 6; time++) offers.saw("sure");
    expect(offers.now).toBe("sure");
    expect(coachOffers("coach-offer-sure")).not.toBe("coach-offer-sure");
    offers.answer(false);
    expect(render(Offer).body).not.toContain("offer-yes");
  });
});

describe("another day", () => {
  test("begins with a later step, and with nothing else", () => {
    const days = new Days();
    const steps = [-1, 2, 2, 3, 3, 1, 2];
    expect(steps.map((step) => days.begins(step))).toEqual([false, false, false, true, false, false, true]);
  });
  test("opens on my place, or where I sit", () => {
    const board = { left: 10, top: 60, right: 410, bottom: 660, width: 400, height: 600 };
    expect(dawnOver(board, { left: 110, top: 460, right: 310, bottom: 660 })).toMatchObject({ x: 200, y: 500 });
    expect(dawnOver(board, undefined)).toMatchObject({ x: 200, y: 420 });
  });
});
