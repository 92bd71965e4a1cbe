/** Friends whose line is lost: for how long, and when a bot takes over. */
import type { TableInfo, Seat } from "../wire/generated";

export interface Away {
  seat: Seat;
  /** Seconds since they were lost. */
  gone: number;
  /** Seconds until a bot plays for them; null if none does by itself. */
  left: number | null;
}

/** Whoever reloads is back by then. */
const SHORT_MS = 3000;

/** Those whom somebody at `mine` waits for, `since` ms after the table was told so. */
export function awayOf(info: TableInfo, mine: Seat, since: number): Away[] {
  if (info.stage !== "playing") return [];
  return info.places
    .filter((one) => one.who === "person" && !one.here && !one.put_out && !one.stands_in && !one.conceded)
    .filter((one) => one.seat !== mine && one.away_ms + since >= SHORT_MS)
    .map((one) => {
      const gone = one.away_ms + since;
      const left = info.stand_in_after_ms && !info.paused ? Math.max(0, info.stand_in_after_ms - gone) : null;
      return { seat: one.seat, gone: Math.floor(gone / 1000), left: left === null ? null : Math.ceil(left / 1000) };
    });
}
