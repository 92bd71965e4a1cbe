/** The plain board reads any view: facts, rows, groups, and what belongs to a seat. */
import { describe, expect, test } from "vitest";
import { said, Sight } from "../src/games/plain/reading";
import { type Reader, type Wording, sayCommand } from "../src/common/wording";

const WORDS: Record<string, string> = {
  "view-heaps": "Heaps",
  "view-heaps-each": "Heap $number",
  "view-secret": "",
  "view-players-taken-is": "$value taken",
  "command-take": "Take $count from $heap",
};
const find = (id: string, args: Record<string, string | number> = {}) =>
  WORDS[id]?.replace(/\$(\w+)/g, (_, name: string) => String(args[name]));
const reader: Reader = {
  language: "en",
  say: (id, args) => find(id, args) ?? id,
  has: (id) => id in WORDS,
  name: (seat) => ["Ada", "Bob"][seat] ?? "",
  me: 0,
  remembers: true,
};
const wording: Wording = {
  fields: {
    turn: { how: "name" },
    owner: { how: "name" },
    winners: { how: "listed", each: { how: "name" } },
    heap: { how: "onemore" },
  },
  events: {},
  silent: [],
};
const sight = (view: unknown) => new Sight(view, wording, reader, find);

describe("a view without a board of its own", () => {
  test("has facts, told as the game tells that field", () => {
    const [turn, cap] = sight({ eyes: 0, turn: 1, round_cap: true, pending: [], options: {} }).table;
    expect(turn).toMatchObject({ kind: "fact", label: "Turn", text: "Bob" });
    expect(cap).toMatchObject({ label: "Round cap", text: "true" });
  });

  test("has rows of cards, named by the game's words", () => {
    const [heaps] = sight({ heaps: [3, 0] }).table;
    expect(heaps).toMatchObject({
      kind: "row",
      label: "Heaps",
      cards: [
        { label: "Heap 1", text: "3", count: 3 },
        { label: "Heap 2", text: "0", count: 0 },
      ],
    });
    const [winners] = sight({ winners: [1, 0] }).table;
    expect(winners).toMatchObject({ cards: [{ text: "Bob", count: undefined }, { text: "Ada" }] });
  });

  test("shows no number that stands for a hidden one", () => {
    const view = { card: 0, coins: [-1, 2], players: [{ owner: 1, card: 0 }], points: 0 };
    const hidden = { "view-card": 0, "view-coins": -1, "view-players-card": 0 };
    const seen = new Sight(view, wording, reader, find, hidden);
    expect(seen.of(1)).toEqual([]);
    expect(seen.table).toMatchObject([
      { label: "Coins", cards: [{ text: "?", count: undefined }, { text: "2" }] },
      { label: "Points", text: "0" },
    ]);
  });

  test("gives every seat what is its own", () => {
    const view = sight({
      players: [
        { owner: 1, taken: 4, hand: ["x"] },
        { owner: 0, taken: 2, hand: [] },
      ],
    });
    expect(view.table).toEqual([]);
    expect(view.of(1).map(said)).toEqual(["4 taken", "Hand: x"]);
    expect(view.of(5)).toEqual([]);
  });

  test("keeps apart what is mine, and out of sight what has an empty name", () => {
    const view = sight({ secret: 7, mine: { cards: [1] }, nothing: null, deep: { a: 1, list: [{ b: 2 }] } });
    expect(view.mine).toMatchObject([{ kind: "row", label: "Cards" }]);
    expect(view.table).toMatchObject([
      {
        kind: "group",
        label: "Deep",
        parts: [{ label: "A" }, { kind: "group", parts: [{ label: "1", parts: [{ label: "B", text: "2" }] }] }],
      },
    ]);
    expect(sight(null).table).toEqual([]);
  });
});

test("a command is said in the game's words, or by its name", () => {
  expect(sayCommand(wording, reader, { do: "take", heap: 0, count: 2 } as { do: string })).toBe("Take 2 from 1");
  expect(sayCommand(wording, reader, { do: "end_turn", heap: 0 } as { do: string })).toBe("End turn · heap 1");
});
