/** What the log of a live table tells besides the game. */
import { describe, expect, test } from "vitest";
import { type Noted, notesBetween } from "../src/table/notes";
import type { Place, TableInfo } from "../src/wire/generated";

function place(seat: number, how: Partial<Place> = {}): Place {
  return {
    seat,
    who: "person",
    name: "ABC"[seat] ?? "",
    level: "",
    here: true,
    host: seat === 0,
    stands_in: false,
    conceded: false,
    advised: false,
    same_address: [],
    sent_away: false,
    put_out: false,
    away_ms: 0,
    nudges: 0,
    nudged_by: -1,
    ...how,
  };
}

function table(how: Partial<TableInfo> = {}, ...changed: Place[]): TableInfo {
  const places = [0, 1, 2].map((seat) => changed.find((one) => one.seat === seat) ?? place(seat));
  return {
    stage: "playing",
    paused: false,
    pause_asked: [],
    resume_asked: [],
    spectators: 0,
    places,
    ...how,
  } as TableInfo;
}

const told = (...tables: TableInfo[]): [Noted["note"], number | null][] =>
  tables
    .slice(1)
    .flatMap((after, i) =>
      notesBetween(tables[i] ?? null, after).map(({ note, seat }): [Noted["note"], number | null] => [note, seat]),
    );

describe("a pause", () => {
  test("is asked for, agreed to, and ended the same way: one line each", () => {
    expect(
      told(
        table(),
        table({ pause_asked: [1] }),
        table({ paused: true }),
        table({ paused: true, resume_asked: [2] }),
        table({ paused: true, resume_asked: [2, 0] }),
        table(),
      ),
    ).toEqual([
      ["pause_asked", 1],
      ["paused", null],
      ["resume_asked", 2],
      ["resume_asked", 0],
      ["resumed", null],
    ]);
  });

  test("of one who plays alone with bots is no news", () => {
    const bots = [place(1, { who: "bot" }), place(2, { who: "bot" })];
    expect(told(table({}, ...bots), table({ paused: true }, ...bots), table({}, ...bots))).toEqual([]);
  });

  test("that nobody wanted leaves no second line", () => {
    expect(told(table(), table({ pause_asked: [1] }), table())).toEqual([["pause_asked", 1]]);
  });
});

describe("a seat", () => {
  test("that asks for advice is told of once", () => {
    const asked = place(1, { advised: true });
    expect(
      told(table(), table({}, asked), table({ paused: true }, asked), table({}, asked)).filter(
        ([note]) => note === "advised",
      ),
    ).toEqual([["advised", 1]]);
  });
  test("that asks for advice alone with bots is no news", () => {
    const bots = [0, 2].map((seat) => place(seat, { who: "bot" }));
    expect(told(table({}, ...bots), table({}, ...bots, place(1, { advised: true })))).toEqual([]);
  });

  const away = place(1, { here: false });
  const held = place(1, { here: false, stands_in: true, level: "normal" });

  test("is held by a bot while its person is away", () => {
    expect(told(table(), table({}, away), table({}, held), table())).toEqual([
      ["stand_in", 1],
      ["hand_back", 1],
    ]);
  });

  test("that is given up is said once, and that a bot plays on is part of it", () => {
    const givenUp = place(2, { conceded: true, stands_in: true, level: "normal" });
    expect(
      told(table(), table({}, place(2, { conceded: true })), table({}, givenUp), table({ spectators: 1 }, givenUp)),
    ).toEqual([["conceded", 2]]);
  });

  test("whose person is sent away is said once, whether a bot held it or it was given up before, and nobody comes back to it", () => {
    const gone = place(1, { put_out: true, here: false, stands_in: true, level: "normal" });
    const givenUp = place(1, { conceded: true, stands_in: true, level: "normal" });
    for (const before of [place(1), away, held, givenUp])
      expect(told(table({}, before), table({}, gone), table({ spectators: 1 }, gone))).toEqual([["put_out", 1]]);
    expect(
      told(table({}, givenUp), table({}, { ...givenUp, put_out: true }), table({}, { ...givenUp, put_out: true })),
    ).toEqual([["put_out", 1]]);
  });

  test("whose person is sent away leaves whoever stays alone with bots", () => {
    const gone = place(1, { put_out: true, stands_in: true });
    const bot = place(2, { who: "bot" });
    expect(told(table({}, gone, bot), table({ paused: true }, gone, bot))).toEqual([]);
  });

  test("whose bot went with a server that was started anew has nobody back", () => {
    expect(told(table({}, held), table({}, away))).toEqual([]);
  });
});

test("pages that come and go, and spectators, need no line", () => {
  expect(told(table(), table({}, place(0, { here: false })), table({ spectators: 3 }), table())).toEqual([]);
});

test("the first sight of a table, its lobby and its end are no news", () => {
  const held = place(1, { here: false, stands_in: true });
  expect(notesBetween(null, table({ paused: true }, held))).toEqual([]);
  expect(told(table({ stage: "lobby" }), table({}, held), table({ stage: "over" }))).toEqual([]);
});
