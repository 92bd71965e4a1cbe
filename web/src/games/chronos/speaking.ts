/** Spoken names of pieces: what it is, whose, where, in which state; and what each says of itself when it is asked. */
import type { Attachment } from "svelte/attachments";
import { term, type Tip, tells } from "../../common/tips.svelte";
import type { Say } from "../../common/words.svelte";
import type { ChronosTimerView } from "../../wire/generated";
import { cardName, codeOf, isGod, isMonster, powerOf, PRICES, STARS, timerName, VALUES } from "./art";
import { type ChronosPlay, conditionOf, sandOf } from "./reading";

type Speaks = Pick<ChronosPlay, "say">;

export function placeName(play: Pick<ChronosPlay, "say" | "name">, where: string): string {
  const [kind, number] = where.split(":");
  if (kind === "pile") return play.say("place-pile", { pile: Number(number) + 1 });
  if (kind === "realm") return play.say("place-realm", { name: play.name(Number(number)) });
  return kind === "bag" ? play.say("place-bag") : play.say("place-home");
}

/** `knock`: touching it would knock it over, and that is said. */
export function timerLabel(play: ChronosPlay, timer: ChronosTimerView, now: number, knock = false): string {
  const condition = conditionOf(play.view, timer, now);
  const label = play.say("timer-label", {
    timer: timerName(play.say, timer.id),
    owner: ownerOf(play, timer),
    name: play.name(timer.seat),
    place: placeName(play, timer.where),
    state: play.say(`state-${condition}`),
    seconds: Math.ceil(sandOf(timer, now) / 1000),
    runs: condition === "runs" ? "yes" : "no",
  });
  return knock ? play.say("timer-knock", { label }) : label;
}

function ownerOf(play: ChronosPlay, timer: ChronosTimerView): string {
  return timer.seat === play.seat ? "mine" : timer.seat < 0 ? "neutral" : "other";
}

/** The short title written on a card: a god's name, a Wind's letter. */
export function titleOf(play: Speaks, card: string): string {
  const code = codeOf(card);
  if (code.startsWith("W")) return play.say(`dir-${code}`);
  return code.startsWith("T") ? "" : cardName(play.say, card);
}

/** The line of effect written on a god or a monster. */
export function lineOf(play: Speaks, card: string): string {
  const code = codeOf(card);
  return isGod(code) || isMonster(code) ? play.say(`short-${code}`) : "";
}

export function cardLabel(play: Speaks, card: string): string {
  const power = powerOf(play.say, codeOf(card));
  const name = cardName(play.say, card);
  return power ? play.say("card-and-power", { card: name, power }) : name;
}

// Tips. In real time a page is drawn anew many times a second: the same words are the same attachment, so that a tip
// that is being read, or about to be shown, is not taken away by the next grain of sand.

const spoken = new Map<string, Attachment<HTMLElement> | undefined>();

export function says({ title, text }: Tip): Attachment<HTMLElement> | undefined {
  const key = `${title}\n${text}`;
  if (!spoken.has(key)) {
    if (spoken.size > 600) spoken.clear();
    spoken.set(key, tells({ title, text }));
  }
  return spoken.get(key);
}

/** A word of the glossary, said by a piece. */
export function saysTerm(play: Speaks, id: string, title = ""): Attachment<HTMLElement> | undefined {
  const tip = term(play.say, id);
  return says({ title: title || tip.title, text: tip.text });
}

function effectOf(say: Say, code: string): string {
  if (code.startsWith("T")) return say("tip-territory", { value: VALUES[code] ?? 0 });
  if (code.startsWith("W")) return say("term-wind-text");
  if (!isGod(code)) return say("term-monster-text");
  const power = say(`power-${code}`);
  const more = say(`more-${code}`);
  if (!(code in PRICES)) return say("tip-pile-god", { power, more });
  const price = say("tip-price", {
    price: PRICES[code] ? say("tip-price-cards", { price: PRICES[code] }) : say("tip-price-open"),
  });
  return say(STARS.has(code) ? "tip-temple-once" : "tip-temple-stays", { power, more, price });
}

/** What a card is and does, in full. */
export function saysCard(play: Speaks, card: string): Attachment<HTMLElement> | undefined {
  return card ? says({ title: cardName(play.say, card), text: effectOf(play.say, codeOf(card)) }) : undefined;
}

/** A pile: its top card, and that the last one ends the round. */
export function saysPile(play: ChronosPlay, pile: number): Attachment<HTMLElement> | undefined {
  const spot = play.view.piles[pile];
  if (!spot) return undefined;
  const card = spot.top ? cardName(play.say, spot.top) : play.say("tip-pile-down");
  const text = spot.top ? effectOf(play.say, codeOf(spot.top)) : "";
  return says({
    title: play.say("tip-pile-title", { pile: pile + 1, card }),
    text: play.say("tip-pile", { card: text, left: spot.left }),
  });
}

/** Somebody's personal pile. */
export function saysRealm(play: ChronosPlay, seat: number): Attachment<HTMLElement> | undefined {
  const theirs = play.view.seats[seat];
  if (!theirs) return undefined;
  const card = theirs.top ? `${cardName(play.say, theirs.top)}. ${effectOf(play.say, codeOf(theirs.top))}` : "";
  return says({
    title: play.say("tip-count-title", { name: play.name(seat) }),
    text: play.say("tip-count", { count: theirs.count, card }),
  });
}

/** A timer: whose it is, and what may be done with one in its state. */
export function saysTimer(
  play: ChronosPlay,
  timer: ChronosTimerView,
  now: number,
  knock = false,
): Attachment<HTMLElement> | undefined {
  const title = play.say("tip-timer-title", {
    timer: timerName(play.say, timer.id),
    owner: ownerOf(play, timer),
    name: play.name(timer.seat),
  });
  return says({ title, text: play.say(stateOf(play, timer, now, knock)) });
}

function stateOf(play: ChronosPlay, timer: ChronosTimerView, now: number, knock: boolean): string {
  if (timer.seat < 0) return "term-neutral-text";
  const condition = conditionOf(play.view, timer, now);
  if (condition === "bag") return "term-bag-text";
  if (knock) return "tip-timer-warn";
  if (condition === "blocked") return "term-blocked-text";
  if (condition === "runs") return "tip-timer-runs";
  if (timer.seat !== play.seat) return "term-timer-text";
  return condition === "alone" ? "tip-timer-ripe" : "tip-timer-free";
}
