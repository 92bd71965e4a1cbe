/** Spoken names of pieces: what it is, whose, where, in which state. */
import type { ChronosTimerView } from "../../wire/generated";
import { cardName, codeOf, powerOf, timerName } from "./art";
import { type ChronosPlay, conditionOf, sandOf } from "./reading";

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
    owner: timer.seat === play.seat ? "mine" : timer.seat < 0 ? "neutral" : "other",
    name: play.name(timer.seat),
    place: placeName(play, timer.where),
    state: play.say(`state-${condition}`),
    seconds: Math.ceil(sandOf(timer, now) / 1000),
    runs: condition === "runs" ? "yes" : "no",
  });
  return knock ? play.say("timer-knock", { label }) : label;
}

/** The short title written on a card: a god's name, a Wind's letter. */
export function titleOf(play: Pick<ChronosPlay, "say">, card: string): string {
  const code = codeOf(card);
  if (code.startsWith("W")) return play.say(`dir-${code}`);
  return code.startsWith("T") ? "" : cardName(play.say, card);
}

export function cardLabel(play: Pick<ChronosPlay, "say">, card: string): string {
  const power = powerOf(play.say, codeOf(card));
  const name = cardName(play.say, card);
  return power ? play.say("card-and-power", { card: name, power }) : name;
}
