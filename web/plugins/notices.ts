import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Package {
  version: string;
  license?: string;
  author?: string;
  repository?: { url: string };
}

interface Icons {
  author: { name: string; url: string };
  license: { title: string; url: string };
}

const HERE = join(import.meta.dirname, "..");
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const ICON = /^\0icon:([^/]+)\//;

/** `third-party.txt`: of every package of which a part is built in, who made it and its licence. */
export function notices(): Plugin {
  return {
    name: "notices",
    generateBundle() {
      const built = [...this.getModuleIds()].map(
        (id) => PACKAGE.exec(id)?.[1] ?? ICON.exec(id)?.[1]?.replace(/^/, "@iconify-json/"),
      );
      // fonts come in by style sheets, which are no modules
      const asked = Object.keys(read<{ dependencies: object }>(HERE, "package.json").dependencies);
      const names = [...new Set([...asked, ...built])].filter((name) => name !== undefined).sort();
      const source = names.map((name) => notice(name)).join(`\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "third-party.txt", source });
    },
  };
}

function notice(name: string): string {
  const folder = join(HERE, "node_modules", name);
  const about = read<Package>(folder, "package.json");
  const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const text = licence ? readFileSync(join(folder, licence), "utf8").trim() : inShort(folder, about);
  return `${name} ${about.version}\n\n${text}\n`;
}

/** Whoever made a package that brings no text of its licence, and its licence's name. */
function inShort(folder: string, about: Package): string {
  if (existsSync(join(folder, "info.json"))) {
    const { author, license } = read<Icons>(folder, "info.json");
    const changed = "Some were changed: fewer digits, other colours.";
    return `${author.name}, ${author.url}\n${license.title}, ${license.url}\n${changed}`;
  }
  if (!about.author || !about.license) throw new Error(`${folder}: who made it, and under which licence?`);
  return `${about.author}\n${about.license}, ${about.repository?.url ?? ""}`;
}

function read<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
}
