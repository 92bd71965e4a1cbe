/** The log as it is read: what one seat did in a row is one line, that can be unfolded. */
import { t } from "../../common/words.svelte";
import { spotsOf } from "../lighting";
import type { AnyEvent, AnyGameUi, AnyPlay } from "../play";
import { type LogEntry, tell } from "../table.svelte";

export interface Sentence {
  words: string;
  bold: boolean;
  /** A round or the game begins with it. */
  begins: boolean;
  /** The pieces that it is about: see `lighting.ts`. */
  spots: string[];
}

export interface Line {
  key: number;
  seat: number | null;
  /** A round begins. */
  heading: boolean;
  /** What is read when it is folded. */
  lead: Sentence[];
  rest: Sentence[];
}

/** Something that the rules know nothing of, in words. */
export function noteIn(note: string, seat: number | null, play: AnyPlay): string {
  return t(`note-${note.replaceAll("_", "-")}`, { who: seat === null ? "" : play.name(seat) });
}

const ROUND = /^(?:round|game)_(?:started|set_up)$/;
const TURN = /^turn_started$/;

/** Returns the sentences of that entry. */
export function sentencesOf(entry: LogEntry, game: AnyGameUi, play: AnyPlay, name: string): Sentence[] {
  if (entry.note) return [{ words: noteIn(entry.note, entry.seat, play), bold: false, begins: false, spots: [] }];
  const told = entry.events.flatMap((event) =>
    tell([event], game, play, name).map((words) => ({
      words,
      bold: game.bold?.includes(event.event) ?? false,
      begins: ROUND.test(event.event),
      spots: spotsOf(event, play.seat),
    })),
  );
  const besides = (entry.besides ?? []).map((say) => ({ words: say(play), bold: false, begins: false, spots: [] }));
  return [...told, ...besides];
}

interface Told {
  entry: Pick<LogEntry, "key" | "seat" | "note"> & { events: readonly AnyEvent[] };
  sentences: readonly Sentence[];
}

/** One line for what follows upon each other from one seat; where a turn or a round begins, a new one. */
export function linesOf(told: readonly Told[]): Line[] {
  const groups: (Pick<Line, "key" | "seat" | "heading"> & { note: boolean; deed: Sentence; all: Sentence[] })[] = [];
  for (const { entry, sentences } of told) {
    const [deed] = sentences;
    if (!deed) continue;
    const begins = deed.begins || entry.events.some(({ event }) => TURN.test(event));
    const last = groups.at(-1);
    if (last && !begins && !entry.note && !last.note && entry.seat !== null && entry.seat === last.seat) {
      last.deed = deed;
      last.all.push(...sentences);
    } else {
      const { key, seat, note } = entry;
      groups.push({ key, seat, heading: deed.begins, note: !!note, deed, all: [...sentences] });
    }
  }
  // folded, the thefts and points are read, or what was done last; what came of it when it is unfolded
  return groups.map(({ key, seat, heading, deed, all }) => {
    const bold = all.filter((one) => one.bold);
    const lead = bold.length ? bold : [deed];
    return { key, seat, heading, lead, rest: all.filter((one) => !lead.includes(one)) };
  });
}
