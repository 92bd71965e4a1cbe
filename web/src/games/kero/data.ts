/** What is printed on cards, lands and dice: read from the component list that the rules themselves are made of. */
import text from "../../../../src/kermesse/games/kero/components.toml?raw";

export type Resource = "B" | "W" | "M" | "R" | "J";
export type Colour = "green" | "blue" | "yellow" | "red";
export const COLOURS: readonly Colour[] = ["green", "blue", "yellow", "red"];
/** In the order of a harvest. */
export const RESOURCES = ["B", "W", "M", "R"] as const;

export interface CardFacts {
  id: string;
  colour: Colour;
  cost: { kind: Resource; count: number }[];
  points: number;
  effect: string;
  amount: number;
  /** Of a power: which die, which resource. */
  die: string;
  resource: string;
}

export interface LandFacts {
  id: string;
  scores: string;
  colour: Colour | "";
  points: number;
  more: number;
  tuareks: number;
  jerricans: number;
}

type Row = Record<string, string | number>;

function rows(kind: string): Row[] {
  const blocks = text.split(/^\[+[a-z_.]+\]+$/m);
  const names = [...text.matchAll(/^\[+([a-z_.]+)\]+$/gm)].map(([, name]) => name);
  return blocks.slice(1).flatMap((block, i) => {
    if (names[i] !== kind) return [];
    const row: Row = {};
    for (const [, key = "", word, figure] of block.matchAll(/^([a-z_]+) = (?:"([^"]*)"|(-?\d+))/gm)) row[key] = word ?? Number(figure);
    return [row];
  });
}

const word = (row: Row, key: string) => String(row[key] ?? "");
const figure = (row: Row, key: string) => Number(row[key] ?? 0);

export const CARDS: ReadonlyMap<string, CardFacts> = new Map(
  rows("card").map((row) => [
    word(row, "id"),
    {
      id: word(row, "id"),
      colour: word(row, "colour") as Colour,
      cost: word(row, "cost")
        .split(" ")
        .map((part) => ({ count: Number(part.slice(0, -1)), kind: part.slice(-1) as Resource })),
      points: figure(row, "points"),
      effect: word(row, "effect"),
      amount: figure(row, "amount"),
      die: word(row, "die"),
      resource: word(row, "resource"),
    },
  ]),
);

export const LANDS: ReadonlyMap<string, LandFacts> = new Map(
  rows("land").map((row) => [
    word(row, "id"),
    {
      id: word(row, "id"),
      scores: word(row, "scores"),
      colour: word(row, "colour") as Colour | "",
      points: figure(row, "points"),
      more: figure(row, "more"),
      tuareks: figure(row, "tuareks"),
      jerricans: figure(row, "jerricans"),
    },
  ]),
);

const dice = (white: boolean): readonly string[] => rows("die").filter((row) => (word(row, "colour") === "white") === white).map((row) => word(row, "id"));
export const WHITES = dice(true);
export const SPECIALS = dice(false);
export const CONQUESTS = figure(rows("conquest")[0] ?? {}, "copies");
/** In Jerricans. */
export const TUAREK_PRICE = figure(rows("counts")[0] ?? {}, "tuarek_price");
