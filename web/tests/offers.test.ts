/** Settings are offered where they would have helped, in one place. */
import { beforeEach, expect, test } from "vitest";
import { OFFERS, type Offer, Offers } from "../src/common/offers.svelte";
import { settings } from "../src/common/settings.svelte";

let offers: Offers;
beforeEach(() => {
  Object.assign(settings, { confirm: true, answers: true, slow: false });
  offers = new Offers();
});
const see = (one: Offer, times: number) => {
  for (let time = 0; time < times; time++) offers.saw(one);
};

test.each(Object.keys(OFFERS) as Offer[])(
  "%s is offered after it would have helped so often, and not before",
  (one) => {
    const { after, sets, to } = OFFERS[one];
    settings[sets] = !to;
    see(one, after - 1);
    expect(offers.now).toBe("");
    see(one, 1);
    expect(offers.now).toBe(one);
    offers.answer(true);
    expect(settings[sets]).toBe(to);
    expect(offers.now).toBe("");
  },
);

test("what is set already is not offered", () => {
  see("alone", 10);
  see("hasty", 10);
  expect(offers.now).toBe("");
});

test("six in a row: one No in between, and they are counted anew", () => {
  see("sure", 5);
  offers.not("sure");
  see("sure", 5);
  expect(offers.now).toBe("");
});

test("what was turned down does not come again, and nothing was set", () => {
  see("sure", 6);
  offers.answer(false);
  see("sure", 20);
  expect(offers.now).toBe("");
  expect(settings.confirm).toBe(true);
});
