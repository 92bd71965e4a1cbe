/** What a sentence needs that no catalogue can hold: words that change before a name. The command line has the same
 * functions in `src/kermesse/words/grammar.py`; a test holds the two side by side. */
import { FluentBundle, type FluentFunction, FluentResource, type FluentValue } from "@fluent/bundle";

const CONTRACTED = { de: { le: "du", les: "des" }, à: { le: "au", les: "aux" } } as const;

/** « de » before a name or a noun with its article: « d’Anselme », « du Kromosaure », « de l’Hydre ». */
export function de(name: string): string {
  return before("de", name);
}

/** « à » before a name or a noun with its article: « au Kromosaure ». */
export function a(name: string): string {
  return before("à", name);
}

/** With a capital at its start, whatever marks stand before the first letter. */
export function cap(text: string): string {
  const letters = [...text];
  for (const [at, letter] of letters.entries()) {
    if (/\p{L}/u.test(letter))
      return letters.slice(0, at).join("") + letter.toUpperCase() + letters.slice(at + 1).join("");
    if (/\p{Nd}/u.test(letter)) break;
  }
  return text;
}

function before(preposition: "de" | "à", name: string): string {
  const article = /^(le|les) (?=\S)/i.exec(name);
  if (article)
    return `${CONTRACTED[preposition][(article[1] ?? "").toLowerCase() as "le" | "les"]} ${name.slice(article[0].length)}`;
  return preposition === "de" && isElided(name) ? `d’${name}` : `${preposition} ${name}`;
}

/** Whether « de » loses its vowel before it: before a vowel, a silent h, and a y that is one (Yves, not Yann). */
export function isElided(name: string): boolean {
  const letters = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return /^(?:[aeiouhœæ]|y[^aeiouy])/u.test(letters);
}

/** "a, b and c". */
export function listedIn(language: string, things: readonly string[]): string {
  if (things.length < 2) return things.join("");
  return `${things.slice(0, -1).join(", ")} ${language === "fr" ? "et" : "and"} ${things.at(-1) ?? ""}`;
}

const onText =
  (change: (text: string) => string): FluentFunction =>
  ([value]): FluentValue =>
    change(typeof value === "object" && value !== null && "value" in value ? String(value.value) : String(value));

/** A catalogue that knows these functions as `DE($x)`, `A($x)` and `CAP($x)`. */
export function bundle(language: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: { DE: onText(de), A: onText(a), CAP: onText(cap) },
  });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}
