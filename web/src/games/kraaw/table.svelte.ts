/** What Board, Mat and banner of one table share. */
import { Places } from "../../house/flights";
import type { Seat } from "../../wire/generated";
import { Choosing, type KraawPlay } from "./choice.svelte";

export class Table {
  readonly places = new Places();
  readonly choosing: Choosing;

  constructor(private readonly play: KraawPlay) {
    this.choosing = new Choosing(play);
  }

  /** Whose nest the number keys mean: mine, or with "take" chosen and one opponent only, theirs. */
  target(): Seat {
    const others = this.play.view.contenders.filter((seat) => seat !== this.play.seat);
    return this.choosing.action === "exchange" && others.length === 1 ? (others[0] ?? this.play.seat) : this.play.seat;
  }
}
