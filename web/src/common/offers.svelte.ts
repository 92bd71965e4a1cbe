/**
 * Settings that are offered where they would have helped: each after it would have so often, until it is taken or
 * turned down on this device.
 */
import { keepSettings, type Settings, settings } from "./settings.svelte";

/** `sure`: always said yes. `hasty`: what was not meant. `alone`: gave the only answer. `late`: time ran out. */
export type Offer = "sure" | "hasty" | "alone" | "late";

interface Terms {
  /** How often it is seen before it is offered. */
  after: number;
  /** The setting, and what it would be. */
  sets: "confirm" | "answers" | "slow";
  to: boolean;
}
export const OFFERS: Readonly<Record<Offer, Terms>> = {
  late: { after: 2, sets: "slow", to: true },
  hasty: { after: 2, sets: "confirm", to: true },
  sure: { after: 6, sets: "confirm", to: false },
  alone: { after: 4, sets: "answers", to: true },
};
const KEY = "kermesse.turned-down";

export class Offers {
  #seen = $state<Record<Offer, number>>({ sure: 0, hasty: 0, alone: 0, late: 0 });
  #turnedDown = $state<string[]>(kept());
  readonly now: Offer | "" = $derived(
    (Object.keys(OFFERS) as Offer[]).find((one) => this.#helps(one) && this.#seen[one] >= OFFERS[one].after) ?? "",
  );

  constructor(private readonly wishes: Settings = settings) {}

  #helps(one: Offer): boolean {
    return this.wishes[OFFERS[one].sets] !== OFFERS[one].to && !this.#turnedDown.includes(one);
  }

  saw(one: Offer): void {
    if (this.#helps(one)) this.#seen[one]++;
  }

  /** It was not so this time. */
  not(one: Offer): void {
    this.#seen[one] = 0;
  }

  answer(yes: boolean): void {
    const one = this.now;
    if (!one) return;
    this.#seen[one] = 0;
    if (yes) {
      this.wishes[OFFERS[one].sets] = OFFERS[one].to;
      keepSettings();
    } else {
      this.#turnedDown = [...this.#turnedDown, one];
      globalThis.localStorage?.setItem(KEY, this.#turnedDown.join(" "));
    }
  }
}

function kept(): string[] {
  return (globalThis.localStorage?.getItem(KEY) ?? "").split(" ").filter(Boolean);
}

export const offers = new Offers();
