import { describe, expect, test } from "vitest";
import {
  arranged,
  choiceOf,
  choicesOf,
  keyOf,
  newcomersAt,
  presetOf,
  readNumber,
  shownNumber,
  stepOf,
  valuesFor,
  valuesOf,
  withLimit,
  wordFor,
} from "../src/lobby/options";
import type { GameInfo, OptionInfo } from "../src/wire/generated";

function option(name: string, kind: OptionInfo["kind"], more: Partial<OptionInfo> = {}): OptionInfo {
  return { name, kind, default: null, choices: [], least: null, most: null, shared: false, unit: "", ...more };
}

const game = {
  name: "kraaw",
  options: [
    option("direction", "choice", { default: "clockwise", choices: ["clockwise", "random"] }),
    option("wins_to_game", "int", { default: 3, least: 1, most: 3 }),
    option("claim_open_ms", "int", { default: 3000, least: 0, most: 10_000, unit: "Millis" }),
    option("limits_ms", "limits", { default: {}, choices: ["main", "bonus"], unit: "Millis" }),
    option("timers", "choice", { default: "normal", choices: ["off", "normal"], shared: true }),
  ],
  presets: { first_game: { wins_to_game: 1 }, standard: {} },
} as unknown as GameInfo;

describe("the form of a table's options", () => {
  test("shows the house's options first and hides the fine print, but leaves nothing out", () => {
    const { first, more } = arranged(game.options);
    expect(first.map((one) => one.name)).toEqual(["timers", "direction", "wins_to_game"]);
    expect(more.map((one) => one.name)).toEqual(["claim_open_ms", "limits_ms"]);
  });

  test("who is new chooses a preset, and is read off what is set", () => {
    for (const who of ["all", "some", "none"] as const) {
      const { advice, ...options } = valuesFor(game, who);
      expect(newcomersAt(game, { options, advice: advice === true })).toBe(who);
    }
    expect(valuesFor(game, "all")["wins_to_game"]).toBe(1);
    expect(newcomersAt(game, { options: { wins_to_game: 2 }, advice: false })).toBeUndefined();
  });

  test("knows which preset the table's values are", () => {
    expect(presetOf(game, valuesOf(game, "first_game"))).toBe("first_game");
    expect(presetOf(game, {})).toBe("standard");
    expect(presetOf(game, { wins_to_game: 2 })).toBeUndefined();
  });

  test("reads what was typed as the option's own kind, and durations in seconds", () => {
    const wins = option("wins", "int");
    expect(readNumber(wins, "2")).toBe(2);
    expect(readNumber(wins, "1.5")).toBeUndefined();
    expect(readNumber(wins, "")).toBeUndefined();
    expect(readNumber(option("scale", "float"), "1,5")).toBe(1.5);
    const window = option("claim_window_ms", "int", { most: 2000, unit: "Millis" });
    expect(readNumber(window, "0.4")).toBe(400);
    expect(shownNumber(window, 400)).toBe(0.4);
    expect(stepOf(window)).toBe(0.1);
  });

  test("sets one limit and takes it away again", () => {
    expect(withLimit({ main: 60_000 }, "bonus", 5000)).toEqual({ main: 60_000, bonus: 5000 });
    expect(withLimit({ main: 60_000 }, "main", undefined)).toEqual({});
  });

  test("offers a small range as choices, and only seats that there are", () => {
    expect(choicesOf(option("wins", "int", { least: 1, most: 3 }))).toEqual([1, 2, 3]);
    expect(choicesOf(option("ms", "int", { least: 0, most: 2000 }))).toEqual([]);
    const first = option("first", "text", { choices: ["random", "seat:0", "seat:1", "seat:2"] });
    expect(choicesOf(first, 2)).toEqual(["random", "seat:0", "seat:1"]);
  });

  test("finds a choice again, whatever it is", () => {
    const choices = [60_000, [30_000, 120_000], "auto", true];
    for (const choice of choices) expect(choiceOf(choices, keyOf(choice))).toEqual(choice);
    expect(choiceOf(choices, keyOf(1))).toBeUndefined();
  });

  test("finds the words of an option and its values", () => {
    expect(wordFor("first_player")).toBe("option-first-player");
    expect(wordFor("first_player", "seat:1")).toBe("option-first-player-seat-1");
  });
});
