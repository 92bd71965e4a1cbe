/** Nothing that stands in a game's `games/<game>/components.toml` is typed again in its looks: they read what was generated from it. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const GAMES = new URL("../src/games/", import.meta.url);
const boxes = import.meta.glob<Record<string, unknown>>("../src/wire/*.components.ts", { eager: true });

/** What only says where and how a piece is drawn, by file and name. */
const DRAWN: Readonly<Record<string, string>> = {
  "kreo/Board.svelte:AROUND": "where a Nature lies around the planet",
  "kreo/reading.ts:COLUMNS": "where a Nature stands in the picture",
  "krom/Figure.svelte:GIRTH": "how broad a character is drawn",
};

/**
 * The names of what is in a box, the words of each column that has one a row, its lists of numbers, and its numbers
 * that cannot be there by chance.
 */
interface Box {
  names: Set<string>;
  words: Map<string, Set<string>>;
  lists: Set<string>;
  figures: Set<number>;
}

const NAMING = new Set(["id", "key", "code", "name", "identity", "order"]);

function boxOf(tables: Record<string, unknown>): Box {
  const box: Box = { names: new Set(), words: new Map(), lists: new Set(), figures: new Set() };
  const read = (value: unknown, key: string): void => {
    if (typeof value === "string" && NAMING.has(key)) {
      box.names.add(value);
      if (value.includes("-")) box.names.add(value.slice(0, value.indexOf("-"))); // ETHER-1 is an ETHER
    } else if (typeof value === "string" && value) {
      box.words.set(key, (box.words.get(key) ?? new Set()).add(value));
    } else if (typeof value === "number" && value > 100) box.figures.add(value);
    else if (Array.isArray(value)) {
      if (value.length > 2 && value.every((one) => typeof one === "number")) box.lists.add(JSON.stringify(value));
      for (const one of value) if (typeof one !== "string" || NAMING.has(key)) read(one, key);
    } else if (value && typeof value === "object") for (const [inner, one] of Object.entries(value)) read(one, inner);
  };
  for (const [name, table] of Object.entries(tables)) read(table, name.toLowerCase());
  return box;
}

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  !!value && typeof value === "object" && typeof (value as Node).type === "string";

/** The value of a literal; undefined if it is none. */
function literal(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return node["value"];
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression"
    ? literal(node["expression"])
    : undefined;
}

/**
 * Whether something typed there is a number, a yes or no, or the name of a component, however deep. Counting begins at
 * 0.
 */
function holdsData(node: unknown, box: Box): boolean {
  if (!isNode(node)) return false;
  if (node.type === "ArrayExpression") return (node["elements"] as unknown[]).some((one) => holdsData(one, box));
  if (node.type === "ObjectExpression")
    return (node["properties"] as Node[]).some((one) => holdsData(one["value"], box));
  const value = literal(node);
  return (
    (typeof value === "number" && value !== 0) ||
    typeof value === "boolean" ||
    (typeof value === "string" && box.names.has(value))
  );
}

function fault(node: Node, box: Box): string {
  if (node.type === "ObjectExpression") {
    const keyed = (node["properties"] as Node[]).filter((one) => {
      const key = one["key"] as Node | undefined;
      const name = key?.type === "Identifier" && !one["computed"] ? key["name"] : literal(key);
      return box.names.has(String(name)) && holdsData(one["value"], box);
    });
    return keyed.length > 1 ? "a table of components" : "";
  }
  if (node.type === "ArrayExpression") {
    const values = (node["elements"] as unknown[]).map(literal);
    if (values.length > 1 && values.every((one) => typeof one === "string" && box.names.has(one)))
      return "a list of components";
    for (const [column, words] of box.words)
      if (values.length > 1 && values.every((one) => typeof one === "string" && words.has(one)))
        return `a list of what ${column} can be`;
    return box.lists.has(JSON.stringify(values)) ? "numbers of the components" : "";
  }
  if (node.type === "Text" && /\d/.test(String(node["data"]))) return "a number in the markup";
  const value = literal(node);
  return node.type === "Literal" && typeof value === "number" && box.figures.has(value) ? `the number ${value}` : "";
}

/** What is typed by hand in such a text, each with the name of what it stands in. */
function typed(text: string, box: Box): string[] {
  const found: string[] = [];
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, name);
    if (!isNode(value)) {
      if (value && typeof value === "object" && !Array.isArray(value))
        for (const one of Object.values(value)) walk(one, name);
      return;
    }
    if (value.type === "Attribute" || value.type === "StyleDirective") {
      const parts = [value["value"]].flat().filter((one) => !isNode(one) || one.type !== "Text"); // how it looks, where it leads
      walk(parts, name);
      return;
    }
    const own = (value["id"] ?? value["key"]) as Node | undefined;
    const inside =
      value.type === "VariableDeclarator" || value.type === "FunctionDeclaration"
        ? String(own?.["name"] ?? name)
        : name;
    const wrong = fault(value, box);
    if (wrong) {
      found.push(`${inside}: ${wrong}`);
      if (value.type !== "Literal") return;
    }
    for (const [key, inner] of Object.entries(value))
      if (key !== "typeAnnotation" && key !== "css") walk(inner, inside);
  };
  walk(parse(text, { modern: true }), "");
  return found;
}

describe("components are not typed by hand", () => {
  for (const [path, tables] of Object.entries(boxes)) {
    const game = /(\w+)\.components\.ts$/.exec(path)?.[1] ?? "";
    const box = boxOf(tables);
    const files = readdirSync(new URL(`${game}/`, GAMES));
    test(game, { timeout: 60_000 }, () => {
      expect(files.filter((file) => file.endsWith(".json"))).toEqual([]);
      const found = files.flatMap((file) => {
        if (!/\.(ts|svelte)$/.test(file)) return [];
        const text = readFileSync(new URL(`${game}/${file}`, GAMES), "utf8");
        expect(text, file).not.toContain(".toml");
        const parsed = typed(file.endsWith(".ts") ? `<script lang="ts">${text}</script>` : text, box);
        return parsed.map((one) => `${game}/${file}:${one}`);
      });
      expect(found.filter((one) => !((one.split(": ")[0] ?? "") in DRAWN))).toEqual([]);
    });
  }

  test("what is typed by hand is found", () => {
    const box = boxOf({
      god: [
        { code: "ZEUS", cost: 8 },
        { code: "ARES", cost: 1 },
        { code: "CASTOR", cost: 2 },
      ],
      decks: { 2: [4, 5, 3] },
      beast: { weight: 1200 },
      card: [{ effect: "die" }, { effect: "tie" }, { effect: "" }],
    });
    const look = (text: string) => typed(`<script lang="ts">${text}</script>`, box);
    expect(look("const PRICES: Record<string, number> = { ZEUS: 8, ARES: 1 };")).toEqual([
      "PRICES: a table of components",
    ]);
    expect(look('const FACTS = { ZEUS: { cost: 8 }, "ARES": { cost: 1 } };')).toEqual(["FACTS: a table of components"]);
    expect(look('const BROTHERS = { ZEUS: "ARES", CASTOR: ["ARES"] };')).toEqual(["BROTHERS: a table of components"]);
    expect(look('const STARS = new Set(["ZEUS", "ARES"]);')).toEqual(["STARS: a list of components"]);
    expect(look("const deck = [4, 5, 3] as const;")).toEqual(["deck: numbers of the components"]);
    expect(look("const heavy = 1200;")).toEqual(["heavy: the number 1200"]);
    expect(look('const lasting = ["die", "tie"].includes(effect);')).toEqual(["lasting: a list of what effect can be"]);
    expect(look('const phases = ["die", "look"];')).toEqual([]);
    expect(look("const ICONS = { ZEUS: lightning, ARES: helmet };")).toEqual([]);
    expect(typed('{#each ["ZEUS", "CASTOR"] as god (god)}<i>{god}</i>{/each}', box)).toEqual([
      ": a list of components",
    ]);
    expect(typed('<i class="w2">{name} <b>+1</b></i>', box)).toEqual([": a number in the markup"]);
  });
});
