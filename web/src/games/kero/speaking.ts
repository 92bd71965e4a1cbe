/** What each piece says of itself, in the words of the rules. */
import { type Tip, term } from "../../common/tips.svelte";
import { listed, type Say } from "../../common/words.svelte";
import { CARDS, costWords, effectWords, FACES, faceWords, landEffect } from "./reading";
import type { TERMS } from "./rules";

/** The word of the glossary for a resource, or for another face of the dice. */
const THINGS: Record<string, (typeof TERMS)[number]> = {
  B: "brick",
  W: "wheat",
  M: "metal",
  R: "recruit",
  J: "jerrican",
  T: "tuarek",
  E: "explorer",
  F: "fire",
};

export function thing(say: Say, kind: string): Tip {
  return term(say, THINGS[kind] ?? "kero");
}

export function cardTip(say: Say, id: string, fire = 0, lit = false): Tip | undefined {
  const facts = CARDS.get(id);
  if (!facts) return undefined;
  const lines = [
    say("tip-card", {
      colour: say(`colour-${facts.colour}`),
      cost: costWords(say, id),
      points: facts.points,
      effect: effectWords(say, id),
    }),
  ];
  if (lit) lines.push(say("tip-lit"));
  if (fire) lines.push(fire === 2 ? say("tip-burns") : say("fire-next"));
  return { title: say(`card-${id}`), text: lines.join("\n") };
}

/** A card that somebody has: what it does, no price. */
export function powerTip(say: Say, id: string): Tip {
  return { title: say(`card-${id}`), text: effectWords(say, id) };
}

export function landTip(say: Say, id: string, mine = -1): Tip {
  const lines = [say("tip-land", { effect: landEffect(say, id) })];
  if (mine >= 0) lines.push(say("tip-land-mine", { points: mine }));
  return { title: say(`land-${id}`), text: lines.join("\n") };
}

/** A land that somebody has won. */
export function wonTip(say: Say, id: string, points: number): Tip {
  return { title: say(`land-${id}`), text: `${landEffect(say, id)}\n${say("score-points", { points })}` };
}

export function tuarekTip(say: Say, kind: string): Tip {
  return { title: say(`tuarek-${kind}`), text: say(`tuarek-${kind}-does`) };
}

/** "Green die: 2 wheat, 3 wheat, …" */
export function facesOf(say: Say, die: string): string {
  return say("tip-faces", {
    die: say(`die-${die}`),
    faces: listed((FACES.get(die) ?? []).map((face) => faceWords(say, face))),
  });
}

export function dieTip(say: Say, die: string, face: string, state: "" | "kept" | "burnt" = ""): Tip {
  if (!face) return { title: say(`die-${die}`), text: facesOf(say, die) };
  const lines = [thing(say, face[0] ?? "").text];
  if (state) lines.push(say(`tip-${state}`));
  lines.push(facesOf(say, die));
  return { title: faceWords(say, face), text: lines.join("\n") };
}

export function specialTip(say: Say, die: string): Tip {
  return { title: say(`die-${die}`), text: `${say("tip-special")}\n${facesOf(say, die)}` };
}
