import { describe, expect, test } from "vitest";
import { arranged, choicesOf, presetOf, read, valuesOf, wordFor } from "../src/lobby/options";
import type { GameInfo, OptionInfo } from "../src/wire/generated";

function option(name: string, kind: OptionInfo["kind"], more: Partial<OptionInfo> = {}): OptionInfo {
  return { name, kind, default: null, choices: [], least: null, most: null, shared: false, ...more };
}

const game = {
  name: "kraaw",
  options: [
    option("direction", "choice", { default: "clockwise", choices: ["clockwise", "random"] }),
    option("wins_to_game", "int", { default: 3, least: 1, most: 3 }),
    option("claim_open_ms", "int", { default: 3000, least: 0, most: 10_000 }),
    option("limits_ms", "limits", { default: {} }),
    option("timers", "choice", { default: "normal", choices: ["off", "normal"], shared: true }),
  ],
  presets: { first_game: { wins_to_game: 1 }, standard: {} },
} as unknown as GameInfo;

describe("the form of a table's options", () => {
  test("shows the house's options first and hides the fine print", () => {
    const { first, more } = arranged(game.options);
    expect(first.map((one) => one.name)).toEqual(["timers", "direction", "wins_to_game"]);
    expect(more.map((one) => one.name)).toEqual(["claim_open_ms"]);
  });

  test("knows which preset the table's values are", () => {
    expect(presetOf(game, valuesOf(game, "first_game"))).toBe("first_game");
    expect(presetOf(game, {})).toBe("standard");
    expect(presetOf(game, { wins_to_game: 2 })).toBeUndefined();
  });

  test("reads what was typed as the option's own kind, and refuses what cannot be", () => {
    const [direction, wins] = game.options as [OptionInfo, OptionInfo];
    expect(read(wins, "2")).toBe(2);
    expect(read(wins, "4")).toBeUndefined();
    expect(read(wins, "1.5")).toBeUndefined();
    expect(read(wins, "")).toBeUndefined();
    expect(read(direction, "random")).toBe("random");
    expect(read(direction, "sideways")).toBeUndefined();
    expect(read(option("chien", "bool"), "true")).toBe(true);
  });

  test("offers a small range as choices", () => {
    expect(choicesOf(option("wins", "int", { least: 1, most: 3 }))).toEqual([1, 2, 3]);
    expect(choicesOf(option("ms", "int", { least: 0, most: 2000 }))).toEqual([]);
  });

  test("finds the words of an option and its values", () => {
    expect(wordFor("first_player")).toBe("option-first-player");
    expect(wordFor("first_player", "seat:1")).toBe("option-first-player-seat-1");
  });
});
