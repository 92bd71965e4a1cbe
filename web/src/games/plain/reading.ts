/** A view read without knowing its game: what is one value, what lies side by side, what belongs to a seat. */
import { type Reader, type Wording, sayField } from "../../common/wording";
import type { Seat } from "../../wire/generated";

/** One value with its name, or a sentence that says both. */
export interface Fact {
  kind: "fact";
  key: string;
  label: string;
  text: string;
  sentence: string | undefined;
}
/** Values side by side. */
export interface Row {
  kind: "row";
  key: string;
  label: string;
  cards: { label: string; text: string; count: number | undefined }[];
}
export interface Group {
  kind: "group";
  key: string;
  label: string;
  parts: Part[];
}
export type Part = Fact | Row | Group;

type Fields = Record<string, unknown>;
type Find = (id: string, args?: Record<string, string | number>) => string | undefined;

/** What the house shows in its own way, and what is no sight. */
const UNSHOWN = ["eyes", "pending", "options", "mine"];

/** What some eyes see. Fields are named by the game's words: `view-<field>`, or `view-<field>-is` with `$value` as a sentence;
 * things in a list by `view-<field>-each` with `$number`. A name that is empty keeps the field out of sight; so does a number that
 * these eyes may not know, and in a row it is a hidden card. Values are told as the game's wording says
 * for a field of that name. */
export class Sight {
  constructor(
    readonly view: unknown,
    private readonly wording: Wording,
    private readonly reader: Reader,
    private readonly find: Find,
    /** By a field's name, the number that it has for whoever may not know it. */
    private readonly hidden: Record<string, number> = {},
  ) {}

  /** What lies on the table. */
  get table(): Part[] {
    return this.#parts(
      this.#fields(UNSHOWN).filter(([, value]) => !this.#bySeat(value)),
      "view",
    );
  }

  /** What only these eyes see. */
  get mine(): Part[] {
    const mine = (this.view as Fields | null)?.["mine"];
    return isFields(mine) ? this.#parts(Object.entries(mine), "view-mine") : [];
  }

  /** What lies before a seat: from lists of things that say whose they are. */
  of(seat: Seat): Part[] {
    return this.#fields(UNSHOWN).flatMap(([field, value]) => {
      const whose = this.#bySeat(value);
      const own = whose && (value as Fields[]).find((one) => one[whose] === seat);
      return own
        ? this.#parts(
            Object.entries(own).filter(([name]) => name !== whose),
            `view-${dashed(field)}`,
          )
        : [];
    });
  }

  /** The field of things in a list that says whose each is: their first, where that is a seat. */
  #bySeat(value: unknown): string | undefined {
    if (!Array.isArray(value) || !value.length || !value.every(isFields)) return undefined;
    const first = Object.keys(value[0] as Fields)[0] ?? "";
    return this.wording.fields[first]?.how === "name" ? first : undefined;
  }

  #fields(but: readonly string[]): [string, unknown][] {
    return Object.entries((this.view ?? {}) as Fields).filter(([field]) => !but.includes(field));
  }

  #parts(fields: [string, unknown][], path: string): Part[] {
    return fields.flatMap(([field, value]) => this.#part(field, value, `${path}-${dashed(field)}`) ?? []);
  }

  #part(field: string, value: unknown, key: string): Part | undefined {
    const label = this.find(key) ?? humanised(field);
    if (!label || value === null || value === "") return undefined;
    if (Array.isArray(value)) {
      if (value.some(isFields))
        return { kind: "group", key, label, parts: value.map((one, at) => this.#group(one as Fields, key, at)) };
      return { kind: "row", key, label, cards: value.map((one, at) => this.#card(field, one, key, at)) };
    }
    if (isFields(value)) return { kind: "group", key, label, parts: this.#parts(Object.entries(value), key) };
    if (this.#isHidden(key, value)) return undefined;
    const text = this.#text(field, value);
    const shown = typeof value === "number" ? value : text;
    return { kind: "fact", key, label, text, sentence: this.find(`${key}-is`, { value: shown }) };
  }

  #group(value: Fields, key: string, at: number): Group {
    return {
      kind: "group",
      key: `${key}-${at}`,
      label: this.#each(key, at),
      parts: this.#parts(Object.entries(value), key),
    };
  }

  #isHidden(key: string, value: unknown): boolean {
    return value === this.hidden[key];
  }

  #card(field: string, value: unknown, key: string, at: number): Row["cards"][number] {
    if (this.#isHidden(key, value))
      return { label: this.#each(key, at), text: this.find("plain-hidden") ?? "?", count: undefined };
    const how = this.wording.fields[field];
    const wording =
      how?.how === "listed" && how.each ? { ...this.wording, fields: { [field]: how.each } } : this.wording;
    const plain = how === undefined && typeof value === "number" && Number.isInteger(value) && value >= 0;
    return { label: this.#each(key, at), text: this.#text(field, value, wording), count: plain ? value : undefined };
  }

  #each(key: string, at: number): string {
    return this.find(`${key}-each`, { number: at + 1 }) ?? String(at + 1);
  }

  #text(field: string, value: unknown, wording = this.wording): string {
    if (typeof value === "boolean" && !wording.fields[field])
      return this.find(value ? "plain-yes" : "plain-no") ?? String(value);
    return String(sayField(wording, this.reader, field, value));
  }
}

/** A part in one line of text. */
export function said(part: Part): string {
  if (part.kind === "fact") return part.sentence ?? `${part.label}: ${part.text}`;
  return part.kind === "row" ? `${part.label}: ${part.cards.map((card) => card.text).join(", ")}` : part.label;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function humanised(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}
