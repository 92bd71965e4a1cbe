/** The analysis of one seat of a finished game: asked for, waited for, and read in the language of the page. */
import { ask, post } from "../../common/api";
import { words } from "../../common/words.svelte";
import type { Seat, SeatAnalysis } from "../../wire/generated";

/** How often the house is asked how far it is. It gives up on what nobody has asked about for twenty seconds. */
const EVERY_MS = 1000;
const SOURCES = import.meta.glob<string>(
  ["../../../../src/kermesse/locale/analysis.*.ftl", "../../../../src/kermesse/games/*/locale/analysis.*.ftl"],
  { query: "?raw", import: "default" },
);

/** The name under which the words of an analysis are kept: the house's, and the game's own where it has other ones. */
export const analysisOf = (game: string) => `${game}/analysis`;

export async function learnAnalysis(game: string): Promise<void> {
  const text = (folder: string, language: string) => async () =>
    (await SOURCES[`../../../../src/kermesse/${folder}locale/analysis.${language}.ftl`]?.()) ?? "";
  const both = (language: string) => [text("", language), text(`games/${game}/`, language)];
  await words.learn(analysisOf(game), { fr: both("fr"), en: both("en") });
}

/** The first of these seats whose analysis is there already. */
export async function readyStudy(
  table: string,
  seats: readonly Seat[],
): Promise<{ seat: Seat; analysis: SeatAnalysis } | undefined> {
  const answers = await Promise.all(
    seats.map(async (seat) => ({ seat, analysis: await ask<SeatAnalysis>(addressOf(table, seat)).catch(() => null) })),
  );
  for (const { seat, analysis } of answers) if (analysis?.state === "ready") return { seat, analysis };
  return undefined;
}

const addressOf = (table: string, seat: Seat) => `/api/replays/${encodeURIComponent(table)}/analysis/${seat}`;

export class Study {
  analysis = $state.raw<SeatAnalysis | null>(null);
  fault = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    private readonly table: string,
    readonly seat: Seat,
  ) {}

  /** How far it is, or what was found; while it is worked on, again and again. */
  look = (): Promise<void> => this.#ask();
  /** Have it worked out. */
  begin = (): Promise<void> => this.#ask(post({}));

  stop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }

  async #ask(request: RequestInit = {}): Promise<void> {
    const mine = ++this.#asked;
    clearTimeout(this.#timer);
    try {
      const analysis = await ask<SeatAnalysis>(addressOf(this.table, this.seat), request);
      if (mine !== this.#asked) return;
      this.analysis = analysis;
      this.fault = "";
      if (analysis.state === "waiting" || analysis.state === "working") this.#timer = setTimeout(this.look, EVERY_MS);
    } catch (caught) {
      if (mine === this.#asked) this.fault = (caught as Error).message;
    }
  }
}
