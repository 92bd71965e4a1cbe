import type { Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

/** There is a column beside the board. */
export const wide = new MediaQuery("(min-width: 1024px)");

/** The lines of the coach's words, as they are scrolled. */
export interface Lines {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}
const ROUNDED = 4; // px

/**
 * The coach's bubble, and the table around it: while it is folded, an owl in the top bar unfolds it; what goes on
 * stands in the banner.
 */
export class Bubble {
  speaks = $state(false);
  folded = $state(false);
  onward = $state.raw<Snippet | null>(null);
  /** In the top bar, where the bubble has no room for them. */
  tools = $state.raw<Snippet | null>(null);
  /** There is more of it than can be seen at a time. */
  long = $state(false);
  #seen = $state(false);
  /** Its last line is in sight, or was. */
  read = $derived(!this.long || this.#seen);

  /** New words unfold it. */
  say(): void {
    this.folded = false;
    this.#seen = false;
  }

  measure({ clientHeight, scrollHeight }: Lines): void {
    this.long = scrollHeight > clientHeight + ROUNDED;
  }

  /** The next lines: how far they are scrolled. After the last ones, from the beginning. */
  turn({ scrollTop, clientHeight, scrollHeight }: Lines): number {
    const end = scrollHeight - clientHeight;
    const next = scrollTop >= end - ROUNDED ? 0 : Math.min(scrollTop + clientHeight, end);
    this.#seen ||= next >= end - ROUNDED;
    return next;
  }

  /** The board is touched: once it was read, it makes room. */
  makeRoom(): void {
    this.folded ||= this.read;
  }
}

export const bubble = new Bubble();
