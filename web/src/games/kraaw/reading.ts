/** What can be read off a view: names for cards, sure deductions, the comparison of a tie. No rules: only reading aloud. */
import type { KraawView, Seat } from "../../wire/generated";
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

/**
 * The value of a face-down card of mine that I have not seen, if it cannot be another: all of my opening values that
 * are still without a place are alike, and none of them left for the kitty. 0 if it is not sure.
 */
export function deducedAt(view: KraawView, seat: Seat, slot: number): number {
  const { mine } = view;
  const row = view.rows[seat];
  if (!mine || !row || row.chien_slot >= 0 || row.dealt_to[slot] !== seat || row.faces[slot] !== 0) return 0;
  if (["look", "chien"].includes(view.phase)) return 0;
  const [value, ...rest] = mine.unplaced;
  return value !== undefined && rest.every((other) => other === value) ? value : 0;
}

export interface Contender {
  seat: Seat;
  total: number;
  /** Its face-up cards, highest first. */
  cards: number[];
  won: boolean;
  /** In a tie: the column at which it fell out; -1: it stayed to the end, or was not in the tie. */
  fell: number;
  tied: boolean;
}

/** The result of a round as a picture needs it: who had what, and where a tie was decided. */
export function result(view: KraawView): Contender[] {
  const all = view.contenders.map((seat): Contender => {
    const row = view.rows[seat];
    const cards = (row?.values ?? []).filter((_, slot) => row?.faces[slot] !== 0).sort((a, b) => b - a);
    return { seat, total: view.totals[seat] ?? row?.total ?? 0, cards, won: view.winners.includes(seat), fell: -1, tied: false };
  });
  const best = Math.max(...all.map((one) => one.total));
  let staying = all.filter((one) => one.total === best);
  if (staying.length > 1) {
    for (const one of staying) one.tied = true;
    for (let column = 0; column < 5 && staying.length > 1; column++) {
      const lowest = Math.min(...staying.map((one) => one.cards[column] ?? 0));
      for (const one of staying) if ((one.cards[column] ?? 0) > lowest) one.fell = column;
      staying = staying.filter((one) => one.fell < 0);
    }
  }
  return all.sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || b.fell - a.fell);
}
