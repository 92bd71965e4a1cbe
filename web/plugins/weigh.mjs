// What a first visit costs, compressed: the home page and a table page. Fails when one is over its allowance.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/kermesse/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));
const assets = readdirSync(new URL("assets/", folder));
const FONTS = assets.filter((name) => /(fraunces|inter)-latin-wght-normal/.test(name)).map((name) => `assets/${name}`);

function files(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const next of chunk.imports ?? []) files(next, found);
  return found;
}

/** The words of a page come in one language: the heavier one counts. */
function said(...texts) {
  const chunks = (language) =>
    texts.map((text) => manifest[`${text.replace("LANGUAGE", language)}?raw`]?.file ?? missing(text));
  const [fr, en] = [chunks("fr"), chunks("en")];
  return weight(fr) > weight(en) ? fr : en;
}

function missing(text) {
  throw new Error(`no chunk of ${text}`);
}

function weight(names) {
  let bytes = 0;
  for (const name of names) {
    const raw = readFileSync(new URL(name, folder));
    bytes += name.endsWith(".woff2") ? raw.length : gzipSync(raw, { level: 9 }).length;
  }
  return bytes / 1000;
}

const PAGES = ["src/locale/LANGUAGE.ftl", "../src/kermesse/locale/notes.LANGUAGE.ftl"];
const SHARED = ["../src/kermesse/locale/LANGUAGE.ftl"];
const home = new Set([
  "index.html",
  ...FONTS,
  ...files("index.html"),
  ...files("src/pages/Home.svelte"),
  ...said(...PAGES),
]);
let failed = report("home", home, 150);
for (const entry of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(entry)?.[1];
  if (!game) continue;
  const table = [
    "index.html",
    ...FONTS,
    ...files("index.html"),
    ...files("src/pages/Table.svelte"),
    ...files(entry),
    ...said(...PAGES, ...SHARED, ...(game === "plain" ? [] : [`../src/kermesse/games/${game}/locale/LANGUAGE.ftl`])),
  ];
  failed = report(`table of ${game}`, new Set(table), 250) || failed;
  failed = report(`lobby of ${game}`, new Set([...table, ...files("src/lobby/Lobby.svelte")]), 250) || failed;
}
process.exit(failed ? 1 : 0);

function report(page, names, most) {
  const kb = weight(names);
  console.log(`${page}: ${kb.toFixed(1)} kB compressed, fonts included (at most ${most})`);
  return kb > most;
}
