/**
 * An estimate of the table's clock, so that sand runs smoothly and alike on every screen.
 *
 * A message says what the table's clock showed when it was sent. It reaches us late, never early; so of the last
 * messages the one that shows the clock furthest ahead of ours travelled fastest, and is the one to go by.
 */
export class TableClock {
  #local: () => number;
  #ahead: { at: number; by: number }[] = [];
  #stopped: number | null = 0;
  #shown = Number.NEGATIVE_INFINITY;

  constructor(local: () => number = () => performance.now()) {
    this.#local = local;
  }

  /** A message came that was sent as the table's clock showed `now`. */
  hear(now: number, running: boolean): void {
    const at = this.#local();
    if (!running) {
      this.#stopped = now;
      this.#ahead = [];
      this.#shown = Number.NEGATIVE_INFINITY;
      return;
    }
    if (this.#stopped !== null) {
      this.#stopped = null;
      this.#shown = Number.NEGATIVE_INFINITY;
      this.#ahead = [];
    }
    this.#ahead.push({ at, by: now - at });
    this.#ahead = this.#ahead.filter((heard) => at - heard.at < REMEMBER_MS).slice(-REMEMBER);
  }

  /** What the table's clock shows now, in milliseconds. It never runs backwards while it runs. */
  now(): number {
    if (this.#stopped !== null) return this.#stopped;
    const best = Math.max(...this.#ahead.map((heard) => heard.by));
    this.#shown = Math.max(this.#shown, this.#local() + best);
    return this.#shown;
  }

  get running(): boolean {
    return this.#stopped === null;
  }
}

const REMEMBER = 24;
const REMEMBER_MS = 120_000;
