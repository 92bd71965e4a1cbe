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

/**
 * The drawings of game-icons stand on a grid of 512: whole units are fine enough, if what is rounded off is carried on.
 */
function lighter(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => {
    const carry = { x: 0, y: 0 };
    const drawn = path.replace(
      /([a-zA-Z])([^a-zA-Z]*)/g,
      (_part, letter: string, rest: string) => letter + rounded(letter, numbers(letter, rest), carry),
    );
    return ` d="${drawn}"`;
  });
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

/** How many numbers a segment of a command has; the last two (h, v: the only one) are its end. */
const LENGTH: Record<string, number> = { m: 2, l: 2, t: 2, s: 4, q: 4, c: 6, a: 7, h: 1, v: 1, z: 0 };

/** Relative ends take over what earlier ones lost, so that no error grows along the path. */
function rounded(letter: string, found: string[], carry: { x: number; y: number }): string {
  const kind = letter.toLowerCase();
  const relative = kind === letter;
  const length = LENGTH[kind] ?? 0;
  let text = "";
  for (let at = 0; at < found.length; at += length) {
    const segment = found.slice(at, at + length).map(Number);
    const lost = { ...carry };
    const whole = segment.map((value, place) => {
      if (kind === "a" && place < 5) return place < 2 ? Math.round(value * 2) / 2 : value;
      const axis = kind === "v" || (kind !== "h" && (length - place) % 2 === 1) ? "y" : "x";
      const exact = relative ? value + lost[axis] : value;
      const near = Math.round(exact);
      if (place >= length - 2 || length === 1) carry[axis] = exact - near;
      return near;
    });
    for (const value of whole) {
      const number = String(value || 0).replace(/^(-?)0\./, "$1.");
      text += text && !number.startsWith("-") ? ` ${number}` : number;
    }
  }
  return text;
}
