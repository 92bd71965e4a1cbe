// Reads {catalogues, wording, language, names, me, remembers, events}[] from standard input, one JSON document; writes what
// the browser's own code tells of each, as JSON. Run by test_wording.py.
import { readFileSync } from "node:fs";
import { bundle } from "../web/src/common/grammar.ts";
import { sayEvent } from "../web/src/common/wording.ts";

const bundles = new Map();
function bundleOf(language, catalogues) {
  const key = `${language} ${catalogues.join("\0").length} ${catalogues.at(-1).slice(0, 80)}`;
  if (!bundles.has(key)) bundles.set(key, bundle(language, ...catalogues));
  return bundles.get(key);
}

const told = JSON.parse(readFileSync(0, "utf-8")).map((one) => {
  const words = bundleOf(one.language, one.catalogues);
  const reader = {
    language: one.language,
    say(id, args) {
      const pattern = words.getMessage(id)?.value;
      if (!pattern) throw new Error(`no message ${id}`);
      return words.formatPattern(pattern, args ?? {});
    },
    has: (id) => words.hasMessage(id),
    name: (seat) => one.names[seat] ?? "",
    me: one.me,
    remembers: one.remembers,
  };
  return one.events.map((event) => sayEvent(one.wording, reader, event));
});
process.stdout.write(JSON.stringify(told));
