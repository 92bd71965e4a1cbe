/** The end of Kréo: the planet and the Titans who made it, or did not. */
import type { Decided } from "../../table/play";
import { endWords, type KreoPlay, names, sorted } from "./reading";

export { default as Details } from "./Ending.svelte";
export { default as Finale } from "./Finale.svelte";

/** One result for all: what was left in my hand is what I have of my own. */
export function decided({ view, seat, say }: KreoPlay): Decided {
  const left = sorted([...(view.hands[seat] ?? []), ...(view.laid[seat] ?? []).filter(Boolean)]);
  return {
    how: view.result ? endWords(say, view) : "",
    me: view.result ? say("decided-me", { cards: names(say, left), count: left.length }) : "",
    first: [],
  };
}
