/** What can be read off a view aloud: names for cards, and what they say of themselves. */
import { settings } from "../../common/settings.svelte";
import type { Tip } from "../../common/tips.svelte";
import { listed } from "../../common/words.svelte";
import type { Play } from "../../table/play";
import type { KraawCommand, KraawEvent, KraawView, Seat } from "../../wire/generated";

export type KraawPlay = Play<KraawView, KraawCommand, KraawEvent>;

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

/** What I know of a card of mine that I never saw; 0: nothing. */
export function deducedAt(play: KraawPlay, seat: Seat, slot: number): number {
  const { view } = play;
  if (seat !== play.seat || view.rows[seat]?.values[slot] || !settings.ghosts) return 0;
  return view.mine?.deduced[slot] ?? 0;
}

/** What a card in a nest says of itself: its state, what is known of it and by whom. */
export function cardTip(play: KraawPlay, seat: Seat, slot: number, known: number): Tip {
  const { view } = play;
  const row = view.rows[seat];
  const face = row?.faces[slot] ?? 0;
  const value = face ? (row?.values[slot] ?? 0) : known;
  const lines = [
    play.say("tip-card-state", { state: STATES[face] ?? "down", value, mine: seat === play.seat ? "yes" : "no" }),
  ];
  if (!face && value)
    lines.push(play.say("tip-card-known", { value, how: deducedAt(play, seat, slot) ? "deduced" : "seen" }));
  if (!face && row?.chien_slot === slot) lines.push(play.say("nest-from-kitty"));
  const lookers = (row?.known_to[slot] ?? []).filter((knower) => knower !== play.seat);
  if (!face && lookers.length)
    lines.push(play.say("tip-card-looked", { who: listed(lookers.map((knower) => play.name(knower))) }));
  if (value) lines.push(copiesOf(play, value));
  return { title: cardTitle(play, value), text: lines.join("\n") };
}

/** Of a card that lies in no nest: in my hand before the round. */
export function valueTip(play: KraawPlay, value: number): Tip {
  return { title: cardTitle(play, value), text: copiesOf(play, value) };
}

function cardTitle(play: KraawPlay, value: number): string {
  return play.say("tip-card", { value, treasure: value ? play.say(`treasure-${value}`) : "" });
}

function copiesOf(play: KraawPlay, value: number): string {
  return play.say("tip-card-copies", { count: play.view.deck[value - 1] ?? 0 });
}
