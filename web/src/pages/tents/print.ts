/** Prints the tents as files, for the pictures of links, which the server makes. Run when the client is built. */
import { mkdirSync, writeFileSync } from "node:fs";
import { render } from "svelte/server";
import Tent from "./Tent.svelte";
import { TENTS, tentOf } from "./tents";

const folder = process.argv[2] ?? "";
mkdirSync(folder, { recursive: true });
for (const game of [...TENTS.map((tent) => tent.name), "guest"]) {
  const { body } = render(Tent, { props: { game }, idPrefix: game });
  const { stripes, dusk, flag } = tentOf(game);
  writeFileSync(`${folder}/${game}.svg`, body.replaceAll(/<!--.*?-->/g, ""));
  writeFileSync(`${folder}/${game}.json`, JSON.stringify({ stripes, dusk, flag }));
}
