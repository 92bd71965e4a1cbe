/** What happened, in sentences: the table's log. The command line has the same in `src/kermesse/words/log.py`; the tables
 * that say how a field becomes a word are generated from the games' own. */
import type { How, Seat } from "../wire/generated";
import { cap, listedIn } from "./grammar.ts";

export interface Wording {
  fields: Record<string, How>;
  events: Record<string, Record<string, How>>;
  silent: readonly string[];
}

/** Who reads, and in which language. */
export interface Reader {
  language: string;
  say(message: string, args?: Record<string, Value>): string;
  has(message: string): boolean;
  name(seat: Seat): string;
  me: Seat;
  /** A table without a memory aid does not tell past secrets again. */
  remembers: boolean;
  /** The word for a value, where this table names it more exactly than others do. */
  word?(kind: string, value: string): string | undefined;
}

export type Value = string | number;
type Fields = Record<string, unknown>;
const NOTHING = "none";

/** The sentence of an event, or "" if it is not worth one. */
export function sayEvent(wording: Wording, reader: Reader, event: { event: string }): string {
  const { event: name, ...fields } = event as { event: string } & Fields;
  if (wording.silent.includes(name)) return "";
  return sentence(wording, reader, `event-${dashed(name)}`, fields, wording.events[name] ?? {});
}

/** What a command asks for, as a button says it, where the game has words for it; else its name and its parameters. */
export function sayCommand(wording: Wording, reader: Reader, command: { do: string }): string {
  const { do: name, ...fields } = command as { do: string } & Fields;
  const message = `command-${dashed(name)}`;
  if (reader.has(message)) return sentence(wording, reader, message, fields, {});
  const said = Object.entries(fields).map(([field, value]) => `${field} ${sayField(wording, reader, field, value)}`);
  return cap([name, ...said].join(" · ").replaceAll("_", " "));
}

/** A value of that field, in words. */
export function sayField(wording: Wording, reader: Reader, field: string, value: unknown): Value {
  return sayValue(reader, wording.fields[field], value, {}) ?? JSON.stringify(value);
}

function sentence(wording: Wording, reader: Reader, message: string, fields: Fields, own: Record<string, How>): string {
  const hows = new Map<string, How | undefined>();
  for (const field of [...Object.keys(fields), ...Object.keys(own)])
    hows.set(field, own[field] ?? wording.fields[field]);
  const args: Record<string, Value> = { you: role(reader, fields, hows), remembers: reader.remembers ? "yes" : "no" };
  for (const [arg, how] of hows) {
    const said = sayValue(reader, how, inside(fields, how?.of || arg), fields);
    if (said !== undefined) args[arg] = said;
  }
  return cap(reader.say(message, args));
}

/** Which argument is the reader's own seat, alone: `seat`, `victim`, … */
function role(reader: Reader, fields: Fields, hows: Map<string, How | undefined>): string {
  if (reader.me < 0) return NOTHING;
  for (const [arg, how] of hows) {
    const value = inside(fields, how?.of || arg);
    if (how?.how === "name" && value === reader.me) return arg;
    if (
      how?.how === "listed" &&
      how.each?.how === "name" &&
      Array.isArray(value) &&
      value.length === 1 &&
      value[0] === reader.me
    )
      return arg;
  }
  return NOTHING;
}

function sayValue(reader: Reader, how: How | undefined, value: unknown, event: Fields): Value | undefined {
  if (!how || how.how === "plain") return plain(value);
  switch (how.how) {
    case "name": {
      if (isNothing(value)) return NOTHING;
      const message = how.but?.[value as number];
      return message ? reader.say(message) : ((value as Seat) >= 0 && reader.name(value as Seat)) || NOTHING;
    }
    case "word":
      return word(reader, how, value);
    case "onemore":
      return isNothing(value) ? NOTHING : Number(value) + 1;
    case "seconds":
      return Math.round(Number(value ?? 0) / 100) / 10;
    case "count":
      return (value as unknown[]).length;
    case "part":
      return sayValue(
        reader,
        how.each ?? undefined,
        (value as string).slice(how.first ?? 0, how.last ?? undefined),
        event,
      );
    case "phrase":
      return isNothing(value)
        ? NOTHING
        : reader.say(
            how.message ?? "",
            argsOf(reader, how.args ?? {}, (each) => inside(value, each.of ?? ""), {}),
          );
    case "listed":
      return (
        listedIn(
          reader.language,
          (value as unknown[]).map((one) => String(sayValue(reader, how.each ?? undefined, one, event))),
        ) || NOTHING
      );
    case "amounts": {
      const pairs: [string, number][] = Array.isArray(value)
        ? (how.names ?? []).map((name, at) => [name, (value as number[])[at] ?? 0])
        : (how.names?.length ? how.names : Object.keys(value ?? {})).map((name) => [
            name,
            (value as Record<string, number> | null)?.[name] ?? 0,
          ]);
      const said = pairs
        .filter(([, count]) => count)
        .map(([name, count]) => reader.say(`${how.kind}-${dashed(name)}`, { count }));
      return listedIn(reader.language, said) || NOTHING;
    }
    case "rows":
      return rows(reader, how, event);
  }
}

function plain(value: unknown): Value | undefined {
  if (isNothing(value)) return NOTHING;
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number"))
    return value.join(", ") || NOTHING;
  return undefined;
}

function word(reader: Reader, how: Extract<How, { how: "word" }>, value: unknown): string {
  if (isNothing(value)) return NOTHING;
  let text = String(value);
  const exact = reader.word?.(how.kind ?? "", text);
  if (exact !== undefined) return exact;
  if (how.upto) text = text.split(how.upto)[0] ?? "";
  if (how.lower) text = text.toLowerCase();
  const found = `${how.kind}-${dashed(text)}`;
  return reader.say(how.otherwise && !reader.has(found) ? `${how.otherwise}-${dashed(text)}` : found);
}

function rows(reader: Reader, how: Extract<How, { how: "rows" }>, event: Fields): string {
  const args = how.args ?? {};
  const columns = new Map<string, unknown[]>();
  for (const [arg, each] of Object.entries(args))
    if (each.of !== "#") columns.set(arg, inside(event, each.of || arg) as unknown[]);
  const said: string[] = [];
  const many = Math.min(...[...columns.values()].map((column) => column.length));
  for (let at = 0; at < many; at++) {
    const value = (arg: string) => (columns.has(arg) ? columns.get(arg)?.[at] : at);
    const mine = Object.entries(args).find(
      ([arg, each]) => reader.me >= 0 && each.how === "name" && value(arg) === reader.me,
    );
    const you = mine?.[0] ?? NOTHING;
    const row = reader.say(how.message ?? "", { you, ...argsOf(reader, args, (_, arg) => value(arg), event) });
    if (row) said.push(row);
  }
  return listedIn(reader.language, said) || NOTHING;
}

function argsOf(
  reader: Reader,
  hows: Record<string, How>,
  valueFor: (each: How, arg: string) => unknown,
  event: Fields,
): Record<string, Value> {
  const args: Record<string, Value> = {};
  for (const [arg, each] of Object.entries(hows)) {
    const said = sayValue(reader, each, valueFor(each, arg), event);
    if (said !== undefined) args[arg] = said;
  }
  return args;
}

function inside(value: unknown, path: string): unknown {
  if (!path || path === ".") return value;
  let found = value;
  for (const step of path.split(".")) {
    if (found === null || found === undefined) return null;
    found = (found as Fields)[step];
  }
  return found;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

function dashed(name: string): string {
  return name.replaceAll("_", "-").replaceAll(":", "-");
}
