/** README.md names every field of `GameUi` and of `Play`, and no field that is gone. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
const README = read("README.md");
const PLAY = read("src/table/play.ts");

/** The names of the fields that an interface of `play.ts` declares. */
function fieldsOf(name: string): string[] {
  const [, body = ""] = new RegExp(`export interface ${name}<[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(PLAY) ?? [];
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, field = ""]) => field);
}

test("every field of GameUi has its row, and every row its field", () => {
  const table = /\| field \| \|\n([\s\S]*?)\n\n/.exec(README)?.[1] ?? "";
  const rows = table.split("\n").flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`(\w+)/g)]);
  expect(rows.map(([, field = ""]) => field).sort()).toEqual(fieldsOf("GameUi").sort());
});

test("every field of Play is told of", () => {
  const told = /### `play`: what a board gets\n([\s\S]*?)\n###? /.exec(README)?.[1] ?? "";
  expect(fieldsOf("Play").filter((field) => !new RegExp(`\\b${field}\\b`).test(told))).toEqual([]);
});
