/** What a table plays otherwise than usual, in words. */
import { number, t, words } from "../../common/words.svelte";
import { optionsOf } from "../../lobby/optionWords";
import { isDuration, wordFor } from "../../lobby/options";
import type { GameInfo, OptionInfo } from "../../wire/generated";

export interface Chosen {
  name: string;
  label: string;
  value: string;
}

/** The options of the table that are not the game's defaults; how long each decision may take is told by the clocks. */
export function chosenAt(game: GameInfo, values: Readonly<Record<string, unknown>>): Chosen[] {
  return game.options.flatMap((option) => {
    const value = values[option.name];
    const usual = value === undefined || JSON.stringify(value) === JSON.stringify(option.default);
    if (usual || option.kind === "limits") return [];
    const label = words.find(optionsOf(game.name), wordFor(option.name));
    return label ? [{ name: option.name, label, value: valueIn(game.name, option, value) }] : [];
  });
}

/** One option of the table in words, usual or not. */
export function optionAt(game: GameInfo, name: string, values: Readonly<Record<string, unknown>>): Chosen | undefined {
  const option = game.options.find((one) => one.name === name);
  const label = words.find(optionsOf(game.name), wordFor(name));
  return option && label
    ? { name, label, value: valueIn(game.name, option, values[name] ?? option.default) }
    : undefined;
}

function valueIn(game: string, option: OptionInfo, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  const word = words.find(optionsOf(game), wordFor(option.name, value));
  if (word) return word;
  const shown = (one: unknown) => {
    if (typeof one !== "number") return String(one);
    return isDuration(option) ? t("seconds-long", { count: one / 1000 }) : number(one);
  };
  return (Array.isArray(value) ? value : [value]).map(shown).join(" / ");
}
