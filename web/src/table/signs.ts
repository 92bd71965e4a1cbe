/** What somebody else has just done, to be shown for a moment at their seat. */
import type { Seat } from "../wire/generated";
import type { AnyEvent, AnyGameUi, AnyPlay } from "./play";
import { tell } from "./table.svelte";

export interface Sign {
  seat: Seat;
  words: string;
}

/** The last of these events that others did, of the kinds that the board itself does not stage. */
export function signOf(events: readonly AnyEvent[], game: AnyGameUi, play: AnyPlay, name: string): Sign | null {
  for (const event of [...events].reverse()) {
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : -1;
    if (seat < 0 || seat === play.seat || !game.signs?.includes(event.event)) continue;
    const words = tell([event], game, play, name)[0];
    if (words) return { seat, words };
  }
  return null;
}
