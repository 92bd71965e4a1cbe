/** What Board, Mat and banner of one table share. */
import { untrack } from "svelte";
import { Places } from "../../common/flights";
import type { Showing } from "../../table/play";
import type { KraawCommand, KraawView, Seat } from "../../wire/generated";
import type { KraawPlay } from "./reading";

export type MainAction = "look" | "reveal_lock" | "lock" | "exchange";
export const MAIN_ACTIONS: readonly MainAction[] = ["look", "reveal_lock", "lock", "exchange"];

type Row = KraawView["rows"][number];

/** A theft as it is shown: first the crow flies to the card, then the two cards change places. */
export interface Theft {
  /** The step in which it began: the log waits from there on. */
  from: number;
  thief: Seat;
  victim: Seat;
  /** Of the victim's nest: what is taken. */
  slot: number;
  /** Of the thief's nest: what is taken in return; -1: not yet chosen. */
  back: number;
  /** The two cards as they lay before. */
  loot: Flying;
  given: Flying;
}
export interface Flying {
  face: number;
  value: number;
}

export class Table {
  readonly places = new Places();
  readonly choosing: Choosing;
  /** What is in the air now. */
  theft = $state.raw<Theft | null>(null);
  /** What is said of the last theft: longer than it flies, so that it can be read. */
  news = $state.raw<Theft | null>(null);
  /** Treasures that have just been turned up, as `seat:slot`. */
  shines = $state.raw<ReadonlySet<string>>(new Set());
  /** The nests before the theft that still shows: totals and countdowns wait for it. */
  #before = $state.raw<readonly Row[] | null>(null);
  #rows: readonly Row[];

  constructor(private readonly play: KraawPlay) {
    this.choosing = new Choosing(play);
    this.#rows = play.view.rows;
    $effect.pre(() => {
      void play.step;
      untrack(() => this.#follow());
    });
  }

  /** The nest as it is to be read now. */
  row(seat: Seat): Row | undefined {
    return (this.#before ?? this.play.view.rows)[seat];
  }

  /** Whether that card is still in the air. */
  isAway(seat: Seat, slot: number): boolean {
    const { theft } = this;
    if (!theft || theft.back < 0) return false;
    return (seat === theft.victim && slot === theft.slot) || (seat === theft.thief && slot === theft.back);
  }

  /**
   * Those who lead by their visible total, nobody while nothing is to be seen; when the round is over, those who won
   * it.
   */
  leaders = $derived.by(() => {
    const { phase, winners } = this.play.view;
    if (phase === "round_end" || phase === "game_over") return winners;
    const totals = this.play.view.contenders.map((seat) => ({ seat, total: this.row(seat)?.total ?? 0 }));
    const most = Math.max(0, ...totals.map(({ total }) => total));
    return most ? totals.filter(({ total }) => total === most).map(({ seat }) => seat) : [];
  });

  showing: Showing | null = $derived(this.theft ? { from: this.theft.from, skip: () => this.skip() } : null);

  /** The cards lie where they belong. */
  land(): void {
    this.theft = null;
    this.#before = null;
  }

  skip(): void {
    this.land();
    this.news = null;
  }

  #follow(): void {
    const { view, events, step, replaying } = this.play;
    const before = this.#rows;
    this.#rows = view.rows;
    if (replaying) this.skip();
    const turnedUp = events.flatMap((event) => (event.event === "revealed" ? [`${event.seat}:${event.slot}`] : []));
    if (events.length) this.shines = new Set(turnedUp);
    const lay = (seat: Seat, slot: number): Flying => ({
      face: before[seat]?.faces[slot] ?? 0,
      value: before[seat]?.values[slot] ?? 0,
    });
    for (const event of events) {
      if (event.event === "exchange_announced") {
        const { seat: thief, target: victim, slot } = event;
        this.#show({
          from: step,
          thief,
          victim,
          slot,
          back: -1,
          loot: lay(victim, slot),
          given: { face: 0, value: 0 },
        });
      } else if (event.event === "exchanged") {
        const { thief, victim } = event;
        const loot = lay(victim.seat, victim.slot);
        const given = lay(thief.seat, thief.slot);
        this.#before = before;
        this.#show({
          from: this.theft?.from ?? step,
          thief: thief.seat,
          victim: victim.seat,
          slot: victim.slot,
          back: thief.slot,
          loot,
          given,
        });
      }
    }
  }

  #show(theft: Theft): void {
    this.theft = theft;
    this.news = theft;
  }

  /** Whose nest the number keys mean: mine, or with "take" chosen and one opponent only, theirs. */
  target(): Seat {
    const others = this.play.view.contenders.filter((seat) => seat !== this.play.seat);
    return this.choosing.action === "exchange" && others.length === 1 ? (others[0] ?? this.play.seat) : this.play.seat;
  }
}

/** What I am about to do: shared by board, mat and banner. It only ever narrows what is legal. */
export class Choosing {
  /** The action chosen first, if one was. */
  action = $state<MainAction | null>(null);
  /** A card of mine that allows more than one action. */
  card = $state<number | null>(null);
  /** Bonus: the card to be locked; another is still to be turned over. */
  lock = $state<number | null>(null);

  constructor(private readonly play: KraawPlay) {}

  reset(): void {
    this.action = null;
    this.card = null;
    this.lock = null;
  }

  /** The legal commands that touch that card, as far as my choice so far allows. */
  at(seat: Seat, slot: number): KraawCommand[] {
    return this.play.legal.filter((command) => {
      if (this.action && command.do !== this.action) return false;
      return this.#touches(command, seat, slot);
    });
  }

  /** Whether that card is what I am about to use. */
  isChosen(seat: Seat, slot: number): boolean {
    const { proposed } = this.play;
    if (proposed) return this.#touches(proposed, seat, slot);
    return seat === this.play.seat && (this.card === slot || this.lock === slot);
  }

  choose(action: MainAction): void {
    const same = this.action === action;
    this.reset();
    if (!same) this.action = action;
  }

  /** A card was touched. */
  pick(seat: Seat, slot: number): void {
    const commands = this.at(seat, slot);
    const [first] = commands;
    if (!first) {
      void this.play.why(this.tried(seat, slot));
    } else if (first.do === "bonus" && this.lock === null) {
      this.lock = slot;
    } else if (seat === this.play.seat && slot === this.lock) {
      this.lock = null;
    } else if (commands.length === 1) {
      this.play.send(first);
    } else {
      this.card = this.card === slot ? null : slot;
    }
  }

  #touches(command: KraawCommand, seat: Seat, slot: number): boolean {
    const mine = seat === this.play.seat;
    switch (command.do) {
      case "look":
      case "reveal":
      case "reveal_lock":
      case "lock":
        return mine && command.slot === slot;
      case "exchange":
        return command.seat === seat && command.slot === slot;
      case "retaliate":
        return seat === this.play.view.active && command.slot === slot;
      case "bonus":
        if (!mine) return false;
        if (this.lock === null || slot === this.lock) return command.lock === slot;
        return command.lock === this.lock && command.flip === slot;
      default:
        return false;
    }
  }

  /** What touching that card would be, to be asked about. */
  tried(seat: Seat, slot: number): KraawCommand {
    const { view } = this.play;
    if (view.phase === "retaliate") return { do: "retaliate", slot };
    if (seat !== this.play.seat) return { do: "exchange", seat, slot };
    if (view.phase === "reveal") return { do: "reveal", slot };
    if (view.phase === "bonus") return { do: "bonus", lock: this.lock ?? slot, flip: slot };
    if (this.action === "exchange") return { do: "exchange", seat, slot };
    return { do: this.action ?? (view.rows[seat]?.faces[slot] ? "lock" : "look"), slot };
  }
}
