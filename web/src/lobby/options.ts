/** A form from a game's typed options: what to show first, which words, what is sent. No game is known here. */
import type { GameInfo, OptionInfo, TableInfo } from "../wire/generated";

export type Values = Record<string, unknown>;

/** Fields that everybody should see; the rest is behind "more". The house's shared ones come first. */
export function arranged(options: readonly OptionInfo[]): { first: OptionInfo[]; more: OptionInfo[] } {
  const plain = options.filter((option) => !isFine(option));
  return {
    first: [...plain.filter((option) => option.shared), ...plain.filter((option) => !option.shared)],
    more: options.filter(isFine),
  };
}

/** Durations and wide ranges of numbers are for those who look for them. */
function isFine(option: OptionInfo): boolean {
  if (isDuration(option)) return true;
  return (
    (option.kind === "int" || option.kind === "float") &&
    (option.most ?? Number.POSITIVE_INFINITY) - (option.least ?? 0) > 9
  );
}

/** Milliseconds on the wire, seconds in the form. */
export function isDuration(option: { unit: OptionInfo["unit"] }): boolean {
  return option.unit === "Millis";
}

/** The preset whose every value is the table's, if there is one. */
export function presetOf(game: GameInfo, values: Values): string | undefined {
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return Object.keys(game.presets).find((name) => {
    const preset: Values = { ...defaults, ...game.presets[name] };
    return Object.keys(defaults).every((field) => same(values[field] ?? defaults[field], preset[field]));
  });
}

/** The whole set of values of a preset: all that it does not name is as by default. */
export function valuesOf(game: GameInfo, preset: string): Values {
  return {
    ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    ...game.presets[preset],
  };
}

/**
 * A number that was typed, as it is sent; undefined if it is none. Whether it is in range, the server says in words.
 */
export function readNumber(option: OptionInfo, typed: string): number | undefined {
  const value = Number(typed.replace(",", "."));
  if (typed.trim() === "" || !Number.isFinite(value)) return undefined;
  if (isDuration(option)) return Math.round(value * 1000);
  return option.kind === "int" && !Number.isInteger(value) ? undefined : value;
}

/** A number as it is shown. */
export function shownNumber(option: OptionInfo, value: unknown): number {
  return isDuration(option) ? Number(value) / 1000 : Number(value);
}

/** Own limits with one of them set anew; without a number it is the pace's again. */
export function withLimit(limits: unknown, name: string, value: number | undefined): Record<string, number> {
  const { [name]: _, ...others } = (limits ?? {}) as Record<string, number>;
  return value === undefined ? others : { ...others, [name]: value };
}

/** How fine the arrows of a number field go. */
export function stepOf(option: OptionInfo): number {
  if (option.kind === "float") return 0.25;
  if (!isDuration(option)) return 1;
  const most = option.most ?? 60_000;
  return most <= 1000 ? 0.05 : most <= 5000 ? 0.1 : 1;
}

/** What can be chosen from a list: named values, small whole ranges; no seat that the table does not have. */
export function choicesOf(option: OptionInfo, seats = Number.POSITIVE_INFINITY): unknown[] {
  if (option.kind === "limits") return [];
  if (option.choices.length) return option.choices.filter((choice) => seatNamed(choice) < seats);
  const { least, most } = option;
  if (option.kind !== "int" || least === null || most === null || most - least > 9) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function seatNamed(choice: unknown): number {
  const found = typeof choice === "string" ? /^seat:(\d+)$/.exec(choice) : null;
  return found ? Number(found[1]) : -1;
}

/** A choice as the value of an HTML option, and back. */
export const keyOf = (choice: unknown): string => JSON.stringify(choice);
export function choiceOf(choices: readonly unknown[], key: string): unknown {
  return choices.find((choice) => keyOf(choice) === key);
}

/** `first_player` → `option-first-player`; with a value, `option-first-player-random`. */
export function wordFor(option: string, value?: unknown): string {
  const parts = ["option", option, ...(value === undefined ? [] : [String(value)])];
  return parts.join("-").replaceAll("_", "-").replaceAll(":", "-");
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Who is new to the game: everybody, some, nobody. */
export type Newcomers = "all" | "some" | "none";

/** The values that suit them: all that a preset names, and whether a bot may be asked for advice. */
export function valuesFor(game: GameInfo, who: Newcomers): Values {
  const first = ["first_game", "calm"].find((name) => name in game.presets) ?? "";
  if (who === "all") return { ...valuesOf(game, first), advice: true };
  return { ...valuesOf(game, ""), ...(who === "some" ? { timers: "relaxed" } : {}), advice: who === "some" };
}

/** For whom the table is set; undefined if for none of these. */
export function newcomersAt(game: GameInfo, table: Pick<TableInfo, "options" | "advice">): Newcomers | undefined {
  const set: Values = { ...table.options, advice: table.advice };
  return (["none", "some", "all"] as const).find((who) => {
    const wanted = valuesFor(game, who);
    return Object.keys(wanted).every((name) => same(set[name] ?? wanted[name], wanted[name]));
  });
}
