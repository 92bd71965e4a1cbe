/** What can be read from a view: whose timer is where, alone or not, and where it might go. */
import type { Play } from "../../table/play";
import type {
  ChronosCommand,
  ChronosEvent,
  ChronosMoveTimer,
  ChronosTimerView,
  ChronosView,
  Pending,
  Seat,
} from "../../wire/generated";

export type ChronosPlay = Play<ChronosView, ChronosCommand, ChronosEvent>;
export type Condition = "bag" | "runs" | "home" | "alone" | "blocked";
/** How a timer may be moved to a place: with the card it stands on, or without. */
export interface Way {
  leave?: ChronosMoveTimer;
  take?: ChronosMoveTimer;
}

const HAND = new Set([
  "move_timer",
  "ransom",
  "offer",
  "gaia_buy",
  "cassandre_take",
  "demeter",
  "ouranos",
  "move_neutral",
  "flip_pile",
]);

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

/** The hand has just moved something: the table lists nothing for a blink, though everything will soon be possible again. */
export function handRests(view: ChronosView, legal: readonly ChronosCommand[]): boolean {
  if (!view.me || view.step || !(view.phase === "play" || view.phase === "zone")) return false;
  return !!view.seats[view.eyes]?.waits?.hand && !legal.some((command) => HAND.has(command.do));
}

/** The sand's clock when the view was made. */
function sandNow(view: ChronosView): number {
  return view.step ? view.sand_now : view.now;
}

/** Whether touching that timer would knock it over, where that costs something: foreign, or still running. */
export function isKnock(view: ChronosView, me: Seat, timer: ChronosTimerView, now: number): boolean {
  if (!view.me?.knocks || view.seats[me]?.choosing || timer.where === "bag") return false;
  return timer.seat !== me || sandOf(timer, now) > 0;
}

/** Where a timer of mine may go, by place; from what the table lists or, while the hand rests, from what lies on the table. */
export function waysOf(view: ChronosView, legal: readonly ChronosCommand[], me: Seat, id: string): Map<string, Way> {
  const ways = new Map<string, Way>();
  const add = (command: ChronosMoveTimer) => {
    const way = ways.get(command.to) ?? {};
    if (command.take) way.take = command;
    else way.leave = command;
    ways.set(command.to, way);
  };
  const timer = view.timers.find((one) => one.id === id);
  // What is listed of a foreign or running timer would knock it over: that is no way for it to go.
  if (!timer || timer.seat !== me || conditionOf(view, timer, sandNow(view)) === "runs" || timer.where === "bag")
    return ways;
  for (const command of legal) if (command.do === "move_timer" && command.timer === id) add(command);
  if (ways.size || !handRests(view, legal) || view.seats[me]?.choosing) return ways;
  const takes =
    timer.where !== "home" &&
    timer.where !== `realm:${me}` &&
    !view.timers.some((one) => one.id !== id && one.where === timer.where);
  const goals = view.piles.flatMap((pile, i) =>
    pile.up && (view.phase === "play" || Math.floor(i / 3) === me) ? [`pile:${i}`] : [],
  );
  if (timer.where !== "home") goals.push("home");
  if (view.seats[me]?.front.includes("ARES"))
    goals.push(...view.seats.flatMap((seat, i) => (i !== me && seat.count ? [`realm:${i}`] : [])));
  for (const to of goals) {
    add({ do: "move_timer", timer: id, to });
    if (takes) add({ do: "move_timer", timer: id, to, take: true });
  }
  return ways;
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

/** Where the piles lie around the temple: x and y from -1 to 1. */
export function ringOf(count: number): [number, number][] {
  const sides = count >= 5 ? 2 : 0;
  const top = Math.ceil((count - sides) / 2);
  const low = count - sides - top;
  const row = (many: number, y: number): [number, number][] =>
    Array.from({ length: many }, (_, i) => {
      const x = many === 1 ? 0 : (i / (many - 1)) * 2 - 1;
      const wide = many >= 4 ? 0.76 : many === 3 ? 0.66 : 0.42;
      return [x * wide, y * (1 - (many > 2 ? 0.1 * x * x : 0))];
    });
  const upper = row(top, -1);
  const lower = row(low, 1).reverse();
  return sides ? [...upper, [1, 0], ...lower, [-1, 0]] : [...upper, ...lower];
}

/** Open decisions, as the banner and the seats show them. */
export function pendingOf(view: ChronosView): Pending[] {
  const seats = view.seats.map((_, seat) => seat);
  switch (view.phase) {
    case "ready":
    case "interval":
      return seats
        .filter((seat) => !view.seats[seat]?.ready)
        .map((seat) => ({ seat, decision: view.phase, deadline: view.until }));
    case "countdown":
    case "look":
      return [{ seat: 0, decision: view.phase, deadline: view.until }];
    case "over":
      return [];
    default: {
      const choosing = seats.flatMap((seat) => {
        const open = view.seats[seat]?.choosing;
        return open ? [{ seat, decision: open.kind as string, deadline: open.until }] : [];
      });
      if (view.phase === "closing") return choosing;
      if (view.step) {
        if (choosing.length) return choosing;
        return seats
          .filter((seat) => !view.seats[seat]?.submitted)
          .map((seat) => ({ seat, decision: "steps", deadline: view.until }));
      }
      const free = seats.filter((seat) => !view.seats[seat]?.choosing);
      const decision = view.phase === "zone" ? "zone" : "play";
      return [
        ...free.map((seat) => ({ seat, decision, deadline: view.phase === "zone" ? view.until : null })),
        ...choosing,
      ];
    }
  }
}
