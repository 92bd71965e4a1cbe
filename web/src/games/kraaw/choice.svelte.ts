/** What I am about to do: shared by board, mat and banner. It only ever narrows what is legal. */
import type { Play } from "../../table/play";
import type { KraawCommand, KraawEvent, KraawView, Seat } from "../../wire/generated";

export type KraawPlay = Play<KraawView, KraawCommand, KraawEvent>;
export type MainAction = "look" | "reveal_lock" | "lock" | "exchange";
export const MAIN_ACTIONS: readonly MainAction[] = ["look", "reveal_lock", "lock", "exchange"];

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
