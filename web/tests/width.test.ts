/**
 * Lines of TypeScript and Svelte are at most 120 characters wide; only quoted text (words, paths of drawings) may be
 * longer.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WIDTH = 120;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** The lines of a text that are too wide, even without what they quote, as "number: line". */
function tooWide(text: string): string[] {
  return text
    .split("\n")
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => line.length > WIDTH && line.replace(QUOTED, "").length > WIDTH)
    .map(({ line, number }) => `${number}: ${line}`);
}

test("no line of the client is wider than 120 characters", () => {
  const wide = ["src", "tests", "plugins"].flatMap((folder) =>
    readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|svelte|mjs)$/.test(name) && !name.startsWith("wire/"))
      .flatMap((name) =>
        tooWide(readFileSync(new URL(`../${folder}/${name}`, import.meta.url), "utf8")).map(
          (line) => `${name}:${line}`,
        ),
      ),
  );
  expect(wide).toEqual([]);
});

test("what is quoted may be long, what stands around it may not", () => {
  expect(tooWide(`const d = "${"M0 0".repeat(60)}";`)).toEqual([]);
  expect(tooWide(`// ${"word ".repeat(30)}`)).toHaveLength(1);
});
