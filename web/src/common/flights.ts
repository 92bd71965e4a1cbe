/**
 * Motion tells cause: a piece flies from where it was to where it goes. Short, never in the way, a fade where motion is
 * unwanted.
 */
import type { Action } from "svelte/action";
import { stillness } from "./settings.svelte";

export const FLIGHT_MS = 320;

/** The places of one board by name, so that a piece can be seen to fly from one to another. */
export class Places {
  #at = new Map<string, HTMLElement>();

  /** `use:places.place={"2:0"}` on the element that lies at that place. */
  readonly place: Action<HTMLElement, string> = (element, name) => {
    let here = name;
    this.#at.set(here, element);
    return {
      update: (next) => {
        if (this.#at.get(here) === element) this.#at.delete(here);
        here = next;
        this.#at.set(here, element);
      },
      destroy: () => {
        if (this.#at.get(here) === element) this.#at.delete(here);
      },
    };
  };

  element(name: string): HTMLElement | undefined {
    return this.#at.get(name);
  }

  /** What now lies at `to` came from `from`. */
  fly(to: string, from: string, late = 0): void {
    const target = this.#at.get(to);
    const source = this.#at.get(from);
    if (target && source) flyFrom(target, source.getBoundingClientRect(), late);
  }

  /** What now lies at each of the two came from the other. Measured before either has left. */
  swap(one: string, other: string): void {
    const here = this.#at.get(one);
    const there = this.#at.get(other);
    if (!here || !there) return;
    const left = here.getBoundingClientRect();
    flyFrom(here, there.getBoundingClientRect());
    flyFrom(there, left);
  }

  /** What lies there drops in or is turned: a small lift, also of what is still in flight. */
  lift(name: string): void {
    const element = this.#at.get(name);
    if (!element) return;
    if (stillness()) fade(element);
    else
      element.animate(
        [{ transform: "translateY(0)" }, { transform: "translateY(-14px)" }, { transform: "translateY(0)" }],
        {
          duration: FLIGHT_MS,
          easing: "ease-out",
          composite: "add",
        },
      );
  }

  /** A refused piece shakes once. */
  shake(name: string): void {
    const element = this.#at.get(name);
    if (element) shake(element);
  }
}

export function flyFrom(element: HTMLElement, from: DOMRect, late = 0): void {
  if (stillness()) {
    fade(element);
    return;
  }
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20, position: "relative" },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 18}px) scale(${(1 + scale) / 2 + 0.06})`, offset: 0.6 },
      { transform: "none", zIndex: 20, position: "relative" },
    ],
    { duration: FLIGHT_MS, delay: late, easing: "cubic-bezier(.25,.7,.3,1)", fill: "backwards" },
  );
}

export function shake(element: HTMLElement): void {
  if (stillness()) {
    fade(element);
    return;
  }
  const far = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(far, { duration: 320, easing: "ease-out" });
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: 200 });
}
