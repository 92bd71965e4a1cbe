/** The words of a game's options: only the form before the start needs them, so they come with it. */
import { wordsOfGuest } from "../games/guests";
import { canDraw } from "../games/index";
import { number, t, words } from "../common/words.svelte";
import type { GameInfo, OptionInfo, TableInfo } from "../wire/generated";
import { isDuration, presetOf, type Values, wordFor } from "./options";

const SOURCES = import.meta.glob<string>(
  ["../../../src/kermesse/locale/options.*.ftl", "../../../src/kermesse/games/*/locale/options.*.ftl"],
  { query: "?raw", import: "default" },
);

/** The name under which they are kept. */
export const optionsOf = (game: string) => `${game}/options`;

export async function learnOptions(game: string): Promise<void> {
  await words.learn(optionsOf(game), { fr: [() => read(game, "fr")], en: [() => read(game, "en")] });
}

async function read(game: string, language: string): Promise<string> {
  const wanted = [`/kermesse/locale/options.${language}.ftl`, `/games/${game}/locale/options.${language}.ftl`];
  const found = wanted.map((end) => Object.keys(SOURCES).find((path) => path.endsWith(end)));
  const texts = await Promise.all(found.map((path) => (path ? SOURCES[path]?.() : "")));
  if (!canDraw(game)) texts.push((await wordsOfGuest(game)).options[language]);
  return texts.join("\n");
}

/** A value of an option in words. */
export function valueWord(game: string, option: OptionInfo, choice: unknown): string {
  const word = words.find(optionsOf(game), wordFor(option.name, choice));
  if (word) return word;
  const numbers = (Array.isArray(choice) ? choice : [choice]) as unknown[];
  const shown = (one: number) => (isDuration(option) ? t("seconds-long", { count: one / 1000 }) : number(one));
  return numbers.map((one) => (typeof one === "number" ? shown(one) : String(one))).join(" / ");
}

export function presetWord(game: string, name: string, end = ""): string {
  return words.find(optionsOf(game), `preset-${name.replaceAll("_", "-")}${end}`) ?? (end ? "" : name);
}

/** What is set at a table, in one line: the preset, or what is not as usual; and who can find the table. */
export function summaryOf(game: GameInfo, table: TableInfo): string {
  const values = table.options as Values;
  const preset = presetOf(game, values);
  const own = game.options.filter(({ name, default: usual }) => {
    return values[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(usual);
  });
  const say = (option: OptionInfo) => {
    const label = words.find(optionsOf(game.name), wordFor(option.name)) ?? option.name;
    if (option.kind === "limits") return label;
    const value = values[option.name];
    const to =
      option.kind === "bool" ? t(value ? "lobby-set-yes" : "lobby-set-no") : valueWord(game.name, option, value);
    return t("lobby-set", { what: label, to });
  };
  return [
    ...(preset ? [presetWord(game.name, preset)] : own.slice(0, 3).map(say)),
    ...(preset || own.length <= 3 ? [] : [t("lobby-set-more", { count: own.length - 3 })]),
    t(table.public ? "lobby-is-public" : "lobby-is-private"),
  ].join(" · ");
}
