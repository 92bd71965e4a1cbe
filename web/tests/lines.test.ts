/** The log: what a seat did in a row is one line, and each line knows its pieces. */
import { expect, test } from "vitest";
import { exactWord, given } from "../src/games/kreo/besides";
import { spotsOf, spotsOfCommand } from "../src/table/lighting";
import { signOf } from "../src/table/signs";
import { linesOf, type Sentence } from "../src/table/shell/lines";

const said = (words: string, bold = false): Sentence => ({ words, bold, begins: words === "round", spots: [] });
let key = 0;
const told = (seat: number | null, event: string, ...sentences: Sentence[]) => ({
  entry: { key: key++, seat, events: [{ event }], note: event === "note" ? "paused" : "" },
  sentences,
});
const shown = (all: Parameters<typeof linesOf>[0]) =>
  linesOf(all).map(({ lead, rest }) => [lead, rest].map((some) => some.map(({ words }) => words).join(" ")).join("|"));

test("what one seat does in a row is one line; its last deed is read when it is folded", () => {
  const log = [told(1, "looked", said("a"), said("it is a 1")), told(1, "revealed", said("b"), said("so"))];
  expect(shown([...log, told(0, "looked", said("c"))])).toEqual(["b|a it is a 1 so", "c|"]);
});

test("a theft leads its line", () => {
  expect(shown([told(1, "exchanged", said("stolen", true)), told(1, "flipped", said("b"))])).toEqual(["stolen|b"]);
});

test("a round, a turn and a note begin a line of their own", () => {
  const log = [
    told(1, "looked", said("a")),
    told(1, "turn_started", said("turn")),
    told(1, "note", said("away")),
    told(1, "looked", said("b")),
    told(1, "silent"),
    told(null, "round_started", said("round")),
    told(null, "dealt", said("c")),
  ];
  expect(shown(log)).toEqual(["a|", "turn|", "away|", "b|", "round|", "c|"]);
});

test("an event names the pieces that it is about", () => {
  expect(spotsOf({ event: "revealed", seat: 1, slot: 3, value: 5 }, 0)).toEqual(["nest B 3"]);
  expect(spotsOf({ event: "revealed", seat: 0, slot: 3 }, 0)).toEqual(["mine 3"]);
  expect(spotsOf({ event: "exchanged", thief: { seat: 0, slot: 1 }, victim: { seat: 2, slot: 0 } }, 0)).toEqual([
    "mine 1",
    "nest C 0",
  ]);
  expect(spotsOf({ event: "exchange_announced", seat: 0, target: 1, slot: 4 }, 0)).toEqual(["nest B 4"]);
  expect(spotsOf({ event: "card_taken", seat: 0, pile: 2, card: "T10#3" }, 0)).toEqual(["pile 2", "* T10#3"]);
});

test("a command names the pieces with which it is played", () => {
  expect(spotsOfCommand({ do: "look", slot: 2 }, 0)).toEqual(["choice look", "mine 2", "row 2"]);
  expect(spotsOfCommand({ do: "exchange", seat: 1, slot: 4 }, 0)).toEqual(["choice exchange", "nest B 4"]);
  expect(spotsOfCommand({ do: "roll", dice: ["w1"] }, 0)).toEqual(["choice roll", "die w1"]);
  const moved = { do: "move_timer", timer: "R1", to: "pile:2", take: false };
  expect(spotsOfCommand(moved, 0)).toEqual(["choice move_timer", "pile 2", "* R1"]);
});

test("what another did is shown at their seat, if the board does not stage it", () => {
  const game = { signs: ["evolved"], wording: { fields: {}, events: {}, silent: [] } } as never;
  const play = { seat: 0, say: (id: string) => id, name: String, view: {} } as never;
  const evolved = (seat: number) => ({ event: "evolved", seat });
  expect(signOf([evolved(1), evolved(2), { event: "rested", seat: 3 } as never], game, play, "krom")).toEqual({
    seat: 2,
    words: "Event-evolved",
  });
  expect(signOf([evolved(0)], game, play, "krom")).toBeNull();
});

test("Kréo names an altered Element, and tells what I gave", () => {
  const say = (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id);
  expect(exactWord(say, "noun", "EAU-V", false)).toBeUndefined();
  expect(exactWord(say, "noun", "EAU-1", true)).toBeUndefined();
  expect(exactWord(say, "noun", "EAU-V", true)).toBe('card-altered {"card":"noun-eau","mark":"alteration-volatil"}');
  const view = (...hand: string[]) => ({ options: { altered: false }, mine: { hand } }) as never;
  const done = [{ event: "exchange_done", offer: 1, seat: 2, to: 0 }] as never;
  const [gave] = given(done, view("EAU-1", "AIR-1"), view("FEU-2", "AIR-1"), 0);
  expect(gave?.({ say, name: String } as never)).toBe('log-given {"card":"noun-eau","who":"2"}');
  expect(given(done, view("EAU-1"), view("EAU-1"), 1)).toEqual([]);
});
