/** Every word that is asked for exists in both languages, and every word that exists is asked for. */
import { OFFERS } from "../src/common/offers.svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Message, parse, type Resource } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const WEB = new URL("..", import.meta.url).pathname;
const PYTHON = join(WEB, "../src/kermesse");
const LANGUAGES = ["fr", "en"] as const;
const GAMES = readdirSync(join(WEB, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain") // has no words of its own
  .map((entry) => entry.name);

function catalogue(path: string): Map<string, string> {
  const resource: Resource = parse(readFileSync(path, "utf8"), {});
  const junk = resource.body.filter((entry) => entry.type === "Junk");
  expect(junk, path).toEqual([]);
  const messages = resource.body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(messages.map((message) => [message.id.name, variables(message)]));
}

/** The names of the variables of a message, sorted: two languages must agree on them. */
function variables(message: Message): string {
  const found = new Set<string>();
  JSON.stringify(message, (key, value) => {
    if (value?.type === "VariableReference") found.add(value.id.name);
    return key === "span" ? undefined : value;
  });
  return [...found].sort().join(" ");
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && entry.name !== "generated.ts")
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Keys written out, and the fixed beginnings of keys that are built from parts. */
function asked(files: string[]): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    for (const [, key = ""] of text.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+|close|reload|spectators)["'`]/g))
      whole.add(key);
    for (const [, beginning = ""] of text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) begun.add(beginning);
  }
  return { whole, begun };
}

/** What the game's own table of sentences asks for: kinds of words, and messages by name. */
function toldWith(game: string): { whole: Set<string>; begun: Set<string> } {
  const table = join(PYTHON, `games/${game}/wording.py`);
  const text = existsSync(table) ? readFileSync(table, "utf8") : "";
  const begun = [...text.matchAll(/(?:kind|otherwise)="([a-z-]+)"/g)].map(([, kind = ""]) => `${kind}-`);
  return {
    whole: new Set([...text.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, key = ""]) => key)),
    begun: new Set(begun),
  };
}

/** Keys that the shell builds for every game: by event, by decision, by option, by rule section. */
const BUILT = [
  "event-",
  "ask-",
  "wait-",
  "do-",
  "option-",
  "preset-",
  "phrase-",
  "rules-",
  "outcome-",
  "refused-",
  "level-",
  "term-",
  "game-name",
];
const house = asked(
  sources(join(WEB, "src")).filter(
    (file) => !GAMES.some((game) => relative(WEB, file).startsWith(`src/games/${game}/`)),
  ),
);

/** Messages that other messages of the same catalogue are made of. */
function within(path: string): Set<string> {
  return new Set([...readFileSync(path, "utf8").matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, key = ""]) => key));
}

describe("the house's words", () => {
  const notes = catalogue(join(PYTHON, "locale/notes.fr.ftl")); // shared with the command line
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(WEB, `src/locale/${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];

  test("are the same messages with the same variables in both languages", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
  });

  test("are all there", () => {
    const said = /\bt\(\s*["']([a-z0-9-]+)["']/g;
    const missing = sources(join(WEB, "src"))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(said)].map(([, key = ""]) => key))
      .filter((key) => !fr.has(key) && !notes.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test("are all used", () => {
    const unused = [...fr.keys()].filter(
      (key) =>
        !house.whole.has(key) &&
        ![...house.begun].some((beginning) => key.startsWith(beginning)) &&
        !/^(option|preset)-/.test(key),
    );
    expect(unused).toEqual([]);
  });
});

describe("the words of the coach", () => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(WEB, `src/locale/coach.${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];

  test("are the same in both languages, and all used", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
    const offered = Object.keys(OFFERS).flatMap((one) => [`coach-offer-${one}`, `coach-offer-${one}-yes`]);
    expect(offered.filter((key) => !fr.has(key))).toEqual([]);
    expect([...fr.keys()].filter((key) => !house.whole.has(key) && !offered.includes(key))).toEqual([]);
  });

  test("are all there", () => {
    const said = ["pages/FirstGame.svelte", "pages/Coach.svelte", "pages/Learn.svelte", "pages/You.svelte"]
      .flatMap((file) => [...readFileSync(join(WEB, "src", file), "utf8").matchAll(/\b(?:say|ofCoach)\("([a-z-]+)"/g)])
      .map(([, key = ""]) => key);
    expect(said).toContain("coach-know");
    expect(said.filter((key) => !fr.has(key))).toEqual([]);
  });
});

describe("what the house says of itself", () => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(WEB, `src/locale/house.${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];

  test("is the same in both languages, and all used", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
    const begun = [...house.begun];
    expect([...fr.keys()].filter((key) => !house.whole.has(key) && !begun.some((one) => key.startsWith(one)))).toEqual(
      [],
    );
  });

  test("is all there", () => {
    const said = ["About", "Fairness", "Verify"].flatMap((page) => [
      ...readFileSync(join(WEB, `src/pages/${page}.svelte`), "utf8").matchAll(/\bsay\("([a-z-]+)"/g),
    ]);
    expect(said.map(([, key = ""]) => key).filter((key) => !fr.has(key))).toEqual([]);
  });
});

describe("the words of the settings", () => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(WEB, `src/locale/settings.${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];

  test("are the same in both languages, and all there", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
    const files = ["Switches.svelte", "SettingsPanel.svelte"].map((file) => join(WEB, "src/common", file));
    const said = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/ofSetting\("([a-z-]+)"/g)]);
    expect(said.map(([, key = ""]) => key).filter((key) => !fr.has(key))).toEqual([]);
  });
});

describe("the words of the summary", () => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(WEB, `src/locale/summary.${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const asked = [
    join(WEB, "src/pages/Summary.svelte"),
    join(WEB, "src/pages/Learn.svelte"),
    join(WEB, "src/table/shell/Rules.svelte"),
    ...GAMES.map((game) => join(WEB, `src/games/${game}/Summary.svelte`)),
  ]
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"(summary-[a-z-]+)"/g)])
    .map(([, key = ""]) => key);

  test("are the same in both languages, all there and all used", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
    expect([...new Set(asked)].sort()).toEqual([...fr.keys()].sort());
  });
});

describe("the words of a level's strength", () => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(WEB, `src/locale/strength.${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];

  test("are the same in both languages, all there and all used", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
    const asked = [
      ...readFileSync(join(WEB, "src/lobby/Strength.svelte"), "utf8").matchAll(/"(strength-(?:team|level|figures))"/g),
    ].map(([, key = ""]) => key);
    const levels = ["random", "easy", "normal", "hard", "master"].map((level) => `strength-${level}`);
    expect([...asked, ...levels].sort()).toEqual([...fr.keys()].sort());
  });
});

describe("the words of the analysis", () => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(PYTHON, `locale/analysis.${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const asked = sources(join(WEB, "src/pages/analysis"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/"(analysis-[a-z-]+)"/g)])
    .map(([, key = ""]) => key)
    // what tests find parts of the page by
    .filter((key) => fr.has(key) || !/-(open|close|begin|chart|turn|seat|progress)$/.test(key));
  const told = [...fr.keys()].filter((key) => key.startsWith("analysis-"));

  test("are the same in both languages, all there and all used", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
    expect([...new Set(asked)].sort()).toEqual(told.sort());
  });

  test("those of a game stand for the house's", () => {
    const own = catalogue(join(PYTHON, "games/kreo/locale/analysis.fr.ftl"));
    expect([...own.keys()].filter((key) => !fr.has(key))).toEqual([]);
    expect(own.get("analysis-intro")).toEqual(fr.get("analysis-intro"));
  });
});

describe.each(GAMES)("the words of %s", (game) => {
  const [fr, en] = LANGUAGES.map((language) => catalogue(join(PYTHON, `games/${game}/locale/${language}.ftl`))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const shared = new Set(
    LANGUAGES.flatMap((language) => [...catalogue(join(PYTHON, `locale/${language}.ftl`)).keys()]),
  );
  const own = sources(join(WEB, "src/games", game));

  test("are the same messages with the same variables in both languages", () => {
    expect(Object.fromEntries(fr)).toEqual(Object.fromEntries(en));
  });

  test("are all there", () => {
    const said = /\bsay\(\s*["']([a-z0-9-]+)["']/g;
    const explained = /explain\(["']([a-z-]+)["']/g;
    const missing = own.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return [
        ...[...text.matchAll(said)].map(([, key = ""]) => key),
        ...[...text.matchAll(explained)].map(([, code = ""]) => `refused-${code}`),
      ];
    });
    expect([...new Set(missing)].filter((key) => !fr.has(key) && !shared.has(key))).toEqual([]);
  });

  test("are all used", () => {
    const { whole, begun } = asked(own);
    const told = toldWith(game);
    const inside = within(join(PYTHON, `games/${game}/locale/fr.ftl`));
    const beginnings = [...begun, ...told.begun, ...BUILT];
    const unused = [...fr.keys()].filter(
      (key) =>
        !whole.has(key) &&
        !told.whole.has(key) &&
        !inside.has(key) &&
        !house.whole.has(key) &&
        !beginnings.some((one) => key.startsWith(one)),
    );
    expect(unused).toEqual([]);
  });
});

describe("French typography", () => {
  const places = ["locale", ...GAMES.map((game) => `games/${game}/locale`)];
  const files = [
    join(WEB, "src/locale/fr.ftl"),
    join(WEB, "src/locale/house.fr.ftl"),
    join(WEB, "src/locale/strength.fr.ftl"),
    join(PYTHON, "locale/analysis.fr.ftl"),
    join(PYTHON, "games/kreo/locale/analysis.fr.ftl"),
    join(PYTHON, "locale/records.fr.ftl"),
    join(PYTHON, "locale/notes.fr.ftl"),
    ...places.flatMap((place) => ["fr.ftl", "options.fr.ftl"].map((name) => join(PYTHON, place, name))),
  ];

  test.each(files)("no plain space before high punctuation, no straight apostrophe: %s", (file) => {
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"));
    expect(
      lines.filter((line) => /\S [;!?]/.test(line) || /\S :(\s|$)/.test(line) || /[a-zà-ÿ]'[a-zà-ÿ]/i.test(line)),
    ).toEqual([]);
  });
});
