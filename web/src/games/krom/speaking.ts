/** What every piece of Krom says of itself, in the words of the rules. */
import type { Attachment } from "svelte/attachments";
import { term, type Tip } from "../../common/tips.svelte";
import type { Say } from "../../common/words.svelte";
import {
  amountsInWords,
  BONUS,
  COMBINATIONS,
  dashed,
  EVOLUTIONS,
  GATHER,
  type Kind,
  type KromPlay,
  type Place,
  PREY,
} from "./reading";

/** When a Bonus may be played, as its signs say. */
export function whenPlayed(say: Say, card: string): string {
  const face = BONUS[card];
  if (!face) return "";
  const place = face.place ? say(`place-${face.place}`) : "";
  if (face.symbol === "combat") return place ? say("when-combat-place", { place }) : say("when-combat");
  if (face.symbol === "counter") return say("when-counter");
  return place ? say("when-place", { place }) : say("when-action");
}

export function bonusTip(say: Say, card: string): Tip {
  return {
    title: say(`bonus-${dashed(card)}`),
    text: `${say(`bonus-${dashed(card)}-effect`)}\n${whenPlayed(say, card)}`,
  };
}

export function evolutionTip(say: Say, card: string, note = ""): Tip {
  const face = EVOLUTIONS[card];
  const place = face?.place ? say(`place-${face.place}`) : "none";
  return {
    title: say(`evolution-${card}`),
    text: say("tip-evolution", {
      points: face?.points ?? 0,
      cost: amountsInWords(face?.cost ?? {}, { say }),
      place,
      note,
    }),
  };
}

export function preyTip(say: Say, card: string): Tip {
  const face = PREY[card];
  const [odds = 0, more = 0, most = 0] = face?.odds ?? [];
  return {
    title: say(`prey-${card}`),
    text: say("tip-prey", {
      dice: face?.dice ?? 0,
      value: face?.value ?? 0,
      odds,
      more,
      most,
      reward: amountsInWords(face?.reward ?? {}, { say }),
    }),
  };
}

export function gatherTip(say: Say, card: string): Tip {
  const reward = amountsInWords(GATHER[card]?.reward ?? {}, { say }) || say("amount-nothing");
  return { title: say(`gather-${dashed(card)}`), text: say("tip-gather", { reward }) };
}

export function combinationTip(say: Say, key: string): Tip {
  const face = COMBINATIONS[key];
  const plain = amountsInWords({ ...face?.reward, ...(face?.choice ? { stone: face.choice } : {}) }, { say });
  const other = face?.choice ? ` ${say("word-or")} ${amountsInWords({ bonus: face.choice }, { say })}` : "";
  return { title: say(`combination-${dashed(key)}`), text: `${say(`how-${dashed(key)}`)}\n${plain}${other}` };
}

/** A token, a heart, a card; with a count, how many the stock still has. */
export function thingTip(say: Say, kind: Kind | "points", count?: number): Tip {
  const { title, text } = term(say, kind);
  return { title, text: count === undefined ? text : say("tip-stock", { text, count }) };
}

const HOME: Partial<Record<Place, [Kind, number]>> = {
  forest: ["wood", 1],
  savannah: ["bone", 2],
  mountain: ["stone", 3],
};

/** The token that a place is home to, and how many of it are left. */
export function stockOf(play: KromPlay, place: Place): { kind: Kind; count: number } | undefined {
  const home = HOME[place];
  return home && { kind: home[0], count: play.view.stock[home[1]] ?? 0 };
}

export function placeTip(play: KromPlay, place: Place): Tip {
  const { title, text } = term(play.say, place);
  const stock = stockOf(play, place);
  return { title, text: stock ? play.say("tip-stock", { text, count: stock.count }) : text };
}

/** Somebody of the tribe: what they have, and what their weight is good for. */
export function personTip(play: KromPlay, seat: number): Tip | undefined {
  const { say } = play;
  const player = play.view.players[seat];
  if (!player?.character) return undefined;
  const { kroms, wood, bone, stone, bonus, hearts } = player;
  const had = say("tip-lane", {
    points: say("score-points", { points: player.points }),
    hearts: amountsInWords({ hearts }, play) || say("lane-out"),
    purse: amountsInWords({ kroms, wood, bone, stone, bonus }, play) || say("amount-nothing"),
    built: player.evolutions.map((card) => say(`evolution-${card}`)).join(", ") || "none",
  });
  const who = `${play.name(seat)} · ${say(`character-${player.character}`)}`;
  return { title: say("tip-fighter", { who, kg: player.weight }), text: `${had}\n${say("term-weight-text")}` };
}

/** Several attachments on one piece: it speaks, and says why it cannot be used. */
export function together(...all: (Attachment<HTMLElement> | undefined)[]): Attachment<HTMLElement> {
  return (piece) => {
    const undo = all.map((one) => one?.(piece));
    return () => {
      for (const one of undo) one?.();
    };
  };
}
