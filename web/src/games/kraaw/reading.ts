/** What can be read off a view aloud: names for cards. */
import type { Seat } from "../../wire/generated";
import type { KraawPlay } from "./choice.svelte";

const STATES = ["down", "up", "locked"] as const;

/** "Rubis, card 3: face-down, you know it is a 4". */
export function cardLabel(play: KraawPlay, seat: Seat, slot: number, known: number): string {
  const row = play.view.rows[seat];
  const face = row?.faces[slot] ?? 0;
  const value = face ? (row?.values[slot] ?? 0) : known;
  return play.say("card-label", {
    owner: play.name(seat),
    mine: seat === play.seat ? "yes" : "no",
    slot: slot + 1,
    state: STATES[face] ?? "down",
    known: value ? "yes" : "no",
    value,
    treasure: value ? play.say(`treasure-${value}`) : "",
  });
}
