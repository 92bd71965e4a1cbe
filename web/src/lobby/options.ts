/** A form from a game's typed options: what to show first, which words, what is sent. No game is known here. */
import type { GameInfo, OptionInfo } from "../wire/generated";

export type Values = Record<string, unknown>;

/** Fields that everybody should see; the rest is behind "more". The house's shared ones come first. */
export function arranged(options: readonly OptionInfo[]): { first: OptionInfo[]; more: OptionInfo[] } {
  const plain = options.filter((option) => option.kind !== "limits" && !isFine(option));
  const fine = options.filter((option) => option.kind !== "limits" && isFine(option));
  const shared = plain.filter((option) => option.shared);
  const own = plain.filter((option) => !option.shared);
  return { first: [...shared, ...own], more: fine };
}

/** Milliseconds and wide ranges of numbers are for those who look for them. */
function isFine(option: OptionInfo): boolean {
  if (option.name.endsWith("_ms")) return true;
  return (option.kind === "int" || option.kind === "float") && (option.most ?? Number.POSITIVE_INFINITY) - (option.least ?? 0) > 9;
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
  return { ...Object.fromEntries(game.options.map((option) => [option.name, option.default])), ...game.presets[preset] };
}

/** What was typed or chosen, as the option's own kind; undefined if it cannot be. */
export function read(option: OptionInfo, typed: string): unknown {
  switch (option.kind) {
    case "bool":
      return typed === "true";
    case "int":
    case "float": {
      const value = Number(typed);
      if (typed.trim() === "" || !Number.isFinite(value)) return undefined;
      if (option.kind === "int" && !Number.isInteger(value)) return undefined;
      if (option.least !== null && value < option.least) return undefined;
      if (option.most !== null && value > option.most) return undefined;
      return value;
    }
    case "choice":
      return option.choices.find((choice) => String(choice) === typed);
    default:
      return typed;
  }
}

/** Small whole ranges are buttons rather than a number to type. */
export function choicesOf(option: OptionInfo): unknown[] {
  if (option.choices.length) return option.choices;
  const { least, most } = option;
  if (option.kind !== "int" || least === null || most === null || most - least > 9) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** `first_player` → `option-first-player`; with a value, `option-first-player-random`. */
export function wordFor(option: string, value?: unknown): string {
  const parts = ["option", option, ...(value === undefined ? [] : [String(value)])];
  return parts.join("-").replaceAll("_", "-").replaceAll(":", "-");
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
