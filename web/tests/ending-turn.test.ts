/** To end one's turn is the button to go on with only when nothing else is left to be done, or bought. */
import { beforeAll, expect, test } from "vitest";
import { wordsOf, words } from "../src/common/words.svelte";
import kero from "../src/games/kero/index";
import kraaw from "../src/games/kraaw/index";
import krom from "../src/games/krom/index";
import type { AnyCommand, AnyGameUi, AnyPlay } from "../src/table/play";

beforeAll(() => words.begin());

interface Case {
  name: string;
  game: AnyGameUi;
  ends: string;
  view: object;
  ui: object;
  /** What can be done or bought instead. */
  else: AnyCommand[];
}
const UI = { show: { on: false }, thrownAgain: [], aim: null, choosing: { lock: null, card: null } };
const CASES: Case[] = [
  {
    ...{ name: "kraaw", game: kraaw, ends: "end_turn", view: { phase: "bonus" }, ui: UI },
    else: [{ do: "bonus", lock: 1, flip: 2 } as AnyCommand],
  },
  {
    ...{ name: "krom", game: krom, ends: "end_phase", view: { turn: {}, pending: [] }, ui: UI },
    else: ["evolve", "rest", "service", "play_bonus"].map((kind) => ({ do: kind })),
  },
  {
    ...{ name: "kero", game: kero, ends: "end_turn", view: {}, ui: UI },
    else: ["take_card", "place_explorer", "buy_tuarek", "convert_wheat"].map((kind) => ({ do: kind })),
  },
];

test.each(CASES)("in $name", ({ name, game, ends, view, ui, else: others }) => {
  const isMain = (legal: AnyCommand[]) => {
    const play = { view, legal, seat: 0, say: wordsOf(name), name: () => "" } as unknown as AnyPlay;
    return game.choices?.(play, ui).find((choice) => choice.spot === ends)?.main;
  };
  const wish = { do: "set_auto_pass" };
  expect(isMain(name === "krom" ? [{ do: ends }, wish] : [{ do: ends }])).toBe(true);
  for (const other of others) expect(isMain([{ do: ends }, other]), other.do).toBe(false);
});
