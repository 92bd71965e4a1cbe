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
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
