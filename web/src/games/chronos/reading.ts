/** What can be read off a view and off what is listed: whose timer is where, alone or not, and where it may go. */
import type { Play } from "../../table/play";
import type {
  ChronosCommand,
  ChronosEvent,
  ChronosMoveTimer,
  ChronosTimerView,
  ChronosView,
  Seat,
} from "../../wire/generated";

export type ChronosPlay = Play<ChronosView, ChronosCommand, ChronosEvent>;
export type Condition = "bag" | "runs" | "home" | "alone" | "blocked";
/** How a timer may be moved to a place: with the card it stands on, or without. */
export interface MoveOption {
  leave?: ChronosMoveTimer;
  take?: ChronosMoveTimer;
}

/** Sand in the upper bulb at that instant. */
export function sandOf(timer: ChronosTimerView, now: number): number {
  return timer.ends_at === null ? timer.sand : Math.max(0, timer.ends_at - now);
}

export function conditionOf(view: ChronosView, timer: ChronosTimerView, now: number): Condition {
  if (timer.where === "bag") return "bag";
  if (sandOf(timer, now) > 0) return "runs";
  if (timer.where === "home") return "home";
  return view.timers.some((other) => other.id !== timer.id && other.where === timer.where) ? "blocked" : "alone";
}

/** The card a timer stands on. */
export function under(view: ChronosView, where: string): string | null {
  const [kind, number] = where.split(":");
  if (kind === "pile") return view.piles[Number(number)]?.top ?? null;
  if (kind === "realm") return view.seats[Number(number)]?.top ?? null;
  return null;
}

/** What may be asked, by the table's own lists: now, or when the hand that has just moved something has rested. */
export function listedIn(view: ChronosView, legal: readonly ChronosCommand[]): readonly ChronosCommand[] {
  return view.me?.soon.length ? [...legal, ...view.me.soon] : legal;
}

/** The hand has just moved something: nothing is possible for a blink. */
export function handRests(view: ChronosView): boolean {
  return !!view.me?.soon.length;
}

/** Whether a grasp at that timer costs something: the table says of which ones it does, and from when on. */
export function isKnock(view: ChronosView, me: Seat, timer: ChronosTimerView, now: number): boolean {
  if (!view.me?.knocks.includes(timer.id)) return false;
  return now >= Math.max(timer.excused ?? 0, view.seats[me]?.waits?.knock ?? 0);
}

/**
 * Where a timer of mine may go, by place. What is listed of a foreign or running one would knock it over: no way for it
 * to go.
 */
export function moveOptionsOf(
  view: ChronosView,
  listed: readonly ChronosCommand[],
  me: Seat,
  id: string,
): Map<string, MoveOption> {
  const options = new Map<string, MoveOption>();
  const timer = view.timers.find((one) => one.id === id);
  if (timer?.seat !== me || timer.runs) return options;
  for (const command of listed) {
    if (command.do !== "move_timer" || command.timer !== id) continue;
    const option = options.get(command.to) ?? {};
    if (command.take) option.take = command;
    else option.leave = command;
    options.set(command.to, option);
  }
  return options;
}

/** All cards of a realm that can pay: the pile, then the Winds. */
export function realmOf(view: ChronosView, seat: Seat): string[] {
  const mine = view.seats[seat];
  return mine ? [...(mine.pile ?? []), ...mine.winds] : [];
}

/** The others, from my left. */
export function othersOf(view: ChronosView, me: Seat): Seat[] {
  const count = view.seats.length;
  if (me < 0) return view.seats.map((_, i) => i);
  return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
}

export function mateOf(view: ChronosView, seat: Seat): Seat {
  return view.mode === "teams" ? (seat + view.units) % view.seats.length : -1;
}

/**
 * Whoever has most tokens, if that is not everybody; where points are open and tokens say nothing, whoever has most of
 * them.
 */
export function leadOf(view: ChronosView): Seat[] {
  const best = (counts: readonly (number | null)[]): Seat[] => {
    const most = Math.max(...counts.map((count) => count ?? 0));
    const ahead = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    return most > 0 && ahead.length < counts.length ? ahead : [];
  };
  const tokens = best(view.seats.map((seat) => seat.tokens));
  return tokens.length
    ? tokens
    : view.seats.every((seat) => seat.score !== null)
      ? best(view.seats.map((seat) => seat.score))
      : [];
}

/** When a timer of that seat will next have run out, if none of its timers is free yet and sand runs. */
export function nextFree(view: ChronosView, seat: Seat): ChronosTimerView | undefined {
  if (view.step) return undefined;
  const inPlay = view.timers.filter((timer) => timer.seat === seat && timer.where !== "bag");
  if (inPlay.some((timer) => timer.ends_at === null || timer.ends_at <= view.now)) return undefined;
  return inPlay.sort((one, other) => (one.ends_at ?? 0) - (other.ends_at ?? 0))[0];
}

/** A timer alone on its pile: whose card that will be, and in how many seconds. */
export interface Coming {
  timer: ChronosTimerView;
  card: string;
  seconds: number;
}

/** What will be taken next if nobody moves, the soonest first. */
export function comingOf(view: ChronosView, now: number): Coming[] {
  return view.timers
    .flatMap((timer) => {
      const card = timer.seat >= 0 && timer.where.startsWith("pile:") ? under(view, timer.where) : null;
      const alone = !view.timers.some((other) => other.id !== timer.id && other.where === timer.where);
      return card && alone ? [{ timer, card, seconds: Math.ceil(sandOf(timer, now) / 1000) }] : [];
    })
    .sort((one, other) => one.seconds - other.seconds);
}

/** Where the piles lie around the temple: x and y from -1 to 1. */
export function ringOf(count: number): [number, number][] {
  const sides = count >= 5 ? 2 : 0;
  const top = Math.ceil((count - sides) / 2);
  const low = count - sides - top;
  const row = (many: number, y: number): [number, number][] =>
    Array.from({ length: many }, (_, i) => {
      const x = many === 1 ? 0 : (i / (many - 1)) * 2 - 1;
      const wide = many >= 5 ? 1 : many === 4 ? 0.96 : many === 3 ? 0.72 : 0.42;
      return [x * wide, y * (1 - (many > 2 ? 0.1 * x * x : 0))];
    });
  const upper = row(top, -1);
  const lower = row(low, 1).reverse();
  return sides ? [...upper, [1, 0], ...lower, [-1, 0]] : [...upper, ...lower];
}
