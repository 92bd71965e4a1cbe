/** The moment of a replay, as it stands in the page's address: `?at=<step>`, or `?at=end`. */

/** Which step is meant, brought within the game; undefined if none is. */
export function momentIn(search: string, last: number): number | undefined {
  const at = new URLSearchParams(search).get("at") ?? "";
  if (at === "end") return last;
  const step = Math.trunc(Number(at));
  return at.trim() === "" || Number.isNaN(step) ? undefined : Math.max(0, Math.min(step, last));
}

/** Browsers count how often a page rewrites its address, and stop it. */
const SELDOM_MS = 500;

/** Keeps the address up to date, seldom enough; `stop` when the page is left. */
export class Addressed {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = 0;

  say(at: number): void {
    this.#at = at;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      history.replaceState(history.state, "", `${location.pathname}?at=${this.#at}`);
    }, SELDOM_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
