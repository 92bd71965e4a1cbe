/** What happens at a table besides the game: read off how it stood and how it stands now. */
import type { Place, Seat, TableInfo } from "../wire/generated";

/** In words: `note-<note>` of the house. A replay's notes, which the server wrote down, have the same names. */
export interface Noted {
  note:
    | "pause_asked"
    | "paused"
    | "resume_asked"
    | "resumed"
    | "conceded"
    | "put_out"
    | "advised"
    | "stand_in"
    | "hand_back";
  seat: Seat | null;
}

export function notesBetween(before: TableInfo | null, after: TableInfo): Noted[] {
  if (before?.stage !== "playing" || after.stage !== "playing") return [];
  const noted: Noted[] = [];
  // who plays alone with bots stops the clock by reading the rules, and asks them for advice: no news to anybody
  const company = after.places.filter((place) => place.who === "person" && !place.put_out).length > 1;
  if (company) {
    for (const seat of newly(before.pause_asked, after.pause_asked)) noted.push({ note: "pause_asked", seat });
    for (const seat of newly(before.resume_asked, after.resume_asked)) noted.push({ note: "resume_asked", seat });
    if (before.paused !== after.paused) noted.push({ note: after.paused ? "paused" : "resumed", seat: null });
  }
  for (const now of after.places) {
    const note = ofPlace(before.places[now.seat], now);
    if (note) noted.push({ note, seat: now.seat });
    if (company && now.advised && !before.places[now.seat]?.advised) noted.push({ note: "advised", seat: now.seat });
  }
  return noted;
}

function newly(before: Seat[] = [], after: Seat[] = []): Seat[] {
  return after.filter((seat) => !before.includes(seat));
}

function ofPlace(before: Place | undefined, now: Place): Noted["note"] | null {
  if (now.put_out) return before?.put_out ? null : "put_out"; // that a bot plays on is said with it
  if (now.conceded) return before?.conceded ? null : "conceded"; // the same
  if (now.stands_in) return before?.stands_in ? null : "stand_in";
  return before?.stands_in && now.here ? "hand_back" : null;
}
