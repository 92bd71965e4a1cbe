import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `import body from "icon:lucide/settings"`: one icon's drawing as text. A misspelt name breaks the build. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const sets = new Map<string, IconSet>();
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const [set = "", name = ""] = id.slice("\0icon:".length).split("/");
      let drawn = sets.get(set);
      if (!drawn) {
        drawn = require(`@iconify-json/${set}/icons.json`) as IconSet;
        sets.set(set, drawn);
      }
      const icon = drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent ?? ""];
      if (!icon) throw new Error(`no icon '${name}' in '${set}'`);
      return `export default ${JSON.stringify(set === "game-icons" ? lighter(icon.body) : icon.body)}`;
    },
  };
}

/** The drawings of game-icons stand on a grid of 512: a tenth of a unit is fine enough. */
function lighter(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_part, letter: string, rest: string) => letter + rounded(numbers(letter, rest)))}"`);
}

const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/;
const FLAG = /^[\s,]*([01])/;

/** The numbers of one command of a path; the fourth and fifth of an arc are flags of one digit, often run together. */
function numbers(letter: string, text: string): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.trim()) {
    const place = found.length % 7;
    const flag = letter.toLowerCase() === "a" && (place === 3 || place === 4);
    const [whole = "", number = ""] = (flag ? FLAG : NUMBER).exec(rest) ?? [];
    if (!whole) throw new Error(`no path: ${letter}${text}`);
    found.push(number);
    rest = rest.slice(whole.length);
  }
  return found;
}

function rounded(found: string[]): string {
  let text = "";
  for (const number of found) {
    const value = String(Math.round(Number(number) * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");
    text += text && !value.startsWith("-") ? ` ${value}` : value;
  }
  return text;
}
