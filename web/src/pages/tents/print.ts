/**
 * Prints tents and pieces of the games as files, for the pictures of links, which the server makes. Run when the client
 * is built.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { render } from "svelte/server";
import Bird from "../../games/kraaw/Bird.svelte";
import { CROWS } from "../../games/kraaw/persona";
import Treasure from "../../games/kraaw/Treasure.svelte";
import NatureArt from "../../games/kreo/NatureArt.svelte";
import Planet from "../../games/kreo/Planet.svelte";
import { ELEMENTS, NATURES } from "../../games/kreo/reading";
import Figure from "../../games/krom/Figure.svelte";
import { CHARACTERS } from "../../games/krom/reading";
import Tent from "./Tent.svelte";
import { TENTS, tentOf } from "./tents";

const folder = process.argv[2] ?? "";

function print(name: string, svg: string) {
  writeFileSync(`${folder}/${name}.svg`, svg.replaceAll(/<!--.*?-->/g, ""));
}

mkdirSync(`${folder}/pieces`, { recursive: true });
for (const game of [...TENTS.map((tent) => tent.name), "guest"]) {
  print(game, render(Tent, { props: { game }, idPrefix: game }).body);
  const { stripes, dusk, flag } = tentOf(game);
  writeFileSync(`${folder}/${game}.json`, JSON.stringify({ stripes, dusk, flag }));
}

for (const crow of CROWS) {
  const { body } = render(Bird, { props: { crow }, idPrefix: crow });
  print(`pieces/crow-${crow}`, `<svg viewBox="0 0 64 64">${body}</svg>`);
}
for (const value of [1, 2, 3, 4, 5])
  print(`pieces/treasure-${value}`, render(Treasure, { props: { value }, idPrefix: `treasure${value}` }).body);
for (const who of [...CHARACTERS, "kromosaure"])
  print(`pieces/figure-${who}`, render(Figure, { props: { who }, idPrefix: who }).body);
for (const nature of NATURES.filter((one) => one !== "PLANETE"))
  print(`pieces/nature-${nature}`, render(NatureArt, { props: { nature }, idPrefix: nature }).body);
/** The planet with each set of its Elements, named by their letters in order; "none": not in play. */
for (let set = 0; set < 2 ** ELEMENTS.length; set++) {
  const has = ELEMENTS.filter((_, i) => set & (2 ** i));
  const done = has.length === ELEMENTS.length;
  const { body } = render(Planet, { props: { has, here: true, done }, idPrefix: `planet${set}` });
  print(`pieces/planet-${has.join("-") || "bare"}`, body);
}
print("pieces/planet-none", render(Planet, { props: { has: [], here: false }, idPrefix: "planet" }).body);
