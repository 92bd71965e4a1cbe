import check from "icon:lucide/check";
import dices from "icon:lucide/dices";
import flag from "icon:lucide/flag";
import leaf from "icon:lucide/leaf";
import shuffle from "icon:lucide/shuffle";
import ban from "icon:lucide/ban";
import type { Sound } from "../../common/sound";
import { listed } from "../../common/words.svelte";
import { type Choice, defineGame, type Standing } from "../../table/play";
import type { KromCommand, KromEvent, KromView } from "../../wire/generated";
import { KROM_WORDING } from "../../wire/krom.wording";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { BONUS_ICONS, PLACE_ICONS, PREY_ICONS } from "./icons.svelte";
import Invention from "./Invention.svelte";
import Mat from "./Mat.svelte";
import "./krom.css";
import { COLOURS, SHAPES } from "./persona";
import {
  amountsInWords,
  byKind,
  CHARACTERS,
  COMBINATIONS,
  dashed,
  EVOLUTIONS,
  GATHER,
  KINDS,
  type KromPlay,
  PREY,
  PRICES,
  WEIGHTS,
} from "./reading";
import { RULES, TERMS } from "./rules";
import { Table } from "./table.svelte";
import Landscape from "./Landscape.svelte";
import Thing from "./Thing.svelte";

// For the summary, and the coach: shared through here, a table is still fetched in one piece.
export {
  BONUS_ICONS,
  CHARACTERS,
  COMBINATIONS,
  dashed,
  Figure,
  GATHER,
  Invention,
  KINDS,
  PLACE_ICONS,
  PREY,
  PREY_ICONS,
  Thing,
  WEIGHTS,
};

export default defineGame<KromView, KromCommand, KromEvent, Table>({
  wording: KROM_WORDING,
  signs: ["evolved", "bonus_resolved", "bonus_cancelled"],
  bold: ["looted", "knocked_out", "kromosaure_beaten", "trophy_moved", "evolved", "game_over"],
  Board,
  Mat,
  ending: () => import("./ending"),
  seats: "board",
  setup: (play) => new Table(play),
  rules: RULES,
  pieces: { Ground: Landscape, load: async () => (await import("./pieces")).PIECES },
  terms: TERMS,
  phrases: ["hello", "grunt", "peace", "mine", "ouch", "well", "hurry"],

  ask(play, ui) {
    const { view } = play;
    const me = view.players[play.seat];
    const top = view.stack.at(-1);
    if (view.phase === "move" && me?.chosen && me.destination)
      return play.say("ask-move-chosen", { place: play.say(`place-${me.destination}`) });
    if (view.phase === "reaction" && top)
      return play.say("ask-react", { who: play.name(top.seat), card: play.say(`bonus-${dashed(top.card)}`) });
    if (view.phase === "fight" && view.fight?.passed.includes(play.seat)) return play.say("ask-fight-passed");
    if (view.phase === "loot") return play.say("ask-loot-from", { victim: play.name(view.victims[0] ?? -1) });
    if (view.phase !== "action" || !view.turn) return undefined;
    if (ui.question && ui.card !== null) return play.say("ask-name");
    const { turn, place } = view;
    if (place === "forest") return play.say(turn.gathered ? "ask-forest-more" : "ask-forest");
    if (place === "savannah") return play.say(turn.hunted ? "ask-done" : "ask-savannah");
    if (place === "mountain") {
      if (turn.settled) return play.say("ask-done");
      return play.say(
        turn.climb.length
          ? play.legal.some((one) => one.do === "reroll")
            ? "ask-mountain-keep"
            : "ask-mountain-stop"
          : "ask-mountain",
      );
    }
    return play.say(turn.rested || turn.served ? "ask-done" : "ask-cave");
  },

  /** Who may cancel a Bonus is told to nobody else. */
  waits(play) {
    const top = play.view.stack.at(-1);
    return play.view.phase === "reaction" && top
      ? play.say("wait-react", { who: play.name(top.seat), card: play.say(`bonus-${dashed(top.card)}`) })
      : "";
  },

  choices,

  showing: (play, { show }) =>
    show.on
      ? {
          from: show.from,
          words: play.say("ask-show", { scene: ["cards", "walk"].includes(show.scene) ? "go" : "fight" }),
          skip: () => show.skip(),
        }
      : null,
  standing,

  propose(command, play) {
    switch (command.do) {
      case "evolve": {
        const card = play.view.evolution_row[command.slot] ?? "";
        return play.say("do-evolve", {
          card: play.say(`evolution-${card}`),
          cost: amountsInWords(EVOLUTIONS[card]?.cost ?? {}, play),
        });
      }
      case "loot":
        return play.say("do-loot", { kind: command.kind, victim: play.name(play.view.victims[0] ?? -1) });
      case "service":
        return play.say("do-service", { ware: play.say(`ware-${command.what}`) });
      default:
        return play.say("do-end-phase-sure");
    }
  },

  spots(command, view) {
    if (command.do === "hunt") return [`prey ${view.hunt_row[command.slot]}`];
    if (command.do === "evolve") return [`evolution ${view.evolution_row[command.slot]}`];
    if (command.do === "gather") return ["pile gather"];
    return command.do === "loot" ? [`choice loot ${command.kind}`] : [];
  },

  /** What is shown sounds when it is shown. */
  sound: (event) => SOUNDS[event.event],

  persona(view, seat) {
    const character = view.players[seat]?.character;
    if (!character) return {};
    const colour = COLOURS[character];
    const shape = SHAPES[character];
    return colour && shape ? { colour, shape } : {};
  },

  progress: (play) => (play.view.round ? play.say("progress-round", { round: play.view.round }) : ""),
  score: (view, seat, say) => say("score-points", { points: view.players[seat]?.points ?? 0 }),
});

const SOUNDS: Partial<Record<KromEvent["event"], Sound>> = {
  destination_set: "paper",
  fight_total: "dice",
  bonus_announced: "paper",
  bonus_cancelled: "lock",
  gathered: "paper",
  hunted: "dice",
  climbed: "dice",
  rerolled: "dice",
  settled: "wood",
  rested: "wood",
  served: "wood",
  looted: "paper",
  cold: "glass",
  evolved: "turn",
  trophy_moved: "lock",
};

/** Who is ahead in the race, as far as it has been shown. */
function standing(_play: KromPlay, { seen }: Table): Standing {
  const { view, say } = seen;
  const points = Math.max(...view.players.map((player) => player.points));
  const first = view.players.flatMap((player, seat) => (player.points === points ? [seat] : []));
  const aim = say("standing-aim", { target: view.target });
  const close = closest(seen);
  if (close) return { aim, lead: close };
  if (!points || first.length === view.players.length) return { aim };
  return {
    aim,
    lead: say("standing-lead", {
      who: listed(first.map((seat) => seen.name(seat))),
      count: first.length,
      me: first.includes(seen.seat) ? "yes" : "no",
      points,
    }),
  };
}

/** Who is about to win, and what is lacking for it. */
function closest(play: KromPlay): string {
  const { view, say, seat } = play;
  const sum = (short: readonly number[]) => short.reduce((all, one) => all + one, 0);
  const [first] = view.players
    .flatMap(({ short }, at) => (short ? [{ at, short }] : []))
    .sort((one, other) => sum(one.short) - sum(other.short));
  if (!first || view.winner >= 0) return "";
  return say("standing-close", {
    who: play.name(first.at),
    me: first.at === seat ? "yes" : "no",
    what: amountsInWords(byKind(first.short), { say }) || "nothing",
  });
}

const WISHES = new Set<KromCommand["do"]>(["set_auto_decline", "set_auto_pass"]);

function choices(play: KromPlay, ui: Table): Choice[] {
  const { view, legal } = play;
  if (ui.show.on) return [];
  const buttons: Choice[] = [];
  for (const command of legal) {
    const pick = () => play.send(command);
    switch (command.do) {
      case "pass_fight":
        buttons.push({ label: play.say("do-pass-fight"), icon: check, key: "c", main: true, pick });
        break;
      case "counter":
        buttons.push({ spot: command.do, label: play.say("do-counter"), icon: ban, key: "x", pick });
        break;
      case "decline":
        buttons.push({ label: play.say("do-decline"), icon: check, key: "c", main: true, pick });
        break;
      case "reshuffle_gather":
        buttons.push({
          label: play.say("do-reshuffle"),
          icon: shuffle,
          key: "m",
          hint: play.say("do-reshuffle-why"),
          pick,
        });
        break;
      case "gather":
        buttons.push({
          spot: command.do,
          label: play.say("do-gather", { price: PRICES.gather[view.turn?.gathered ?? 0] ?? 0 }),
          icon: leaf,
          key: "g",
          main: !view.turn?.gathered,
          pick,
        });
        break;
      case "climb":
        buttons.push({ spot: command.do, label: play.say("do-climb"), icon: dices, key: "g", main: true, pick });
        break;
      case "settle":
        buttons.push({
          spot: `settle ${command.option}`,
          label: settle(play, command.option ?? ""),
          icon: flag,
          key: command.option === "bonus" ? "b" : "s",
          main: true,
          pick,
        });
        break;
      case "end_phase":
        buttons.push({
          spot: command.do,
          label: play.say("do-end-phase"),
          icon: check,
          main: legal.every((one) => one.do === "end_phase" || WISHES.has(one.do)),
          key: "c",
          pick,
        });
    }
  }
  const again = ui.thrownAgain;
  const reroll = legal.find((one) => one.do === "reroll" && one.dice.join() === again.join());
  if (reroll) {
    const price = PRICES.reroll[view.turn?.rerolls ?? 0] ?? 0;
    buttons.unshift({
      spot: reroll.do,
      label: play.say("do-reroll", { count: again.length, price }),
      icon: dices,
      key: "g",
      pick: () => play.send(reroll),
    });
  }
  return buttons;
}

function settle(play: KromPlay, option: string): string {
  const face = COMBINATIONS[play.view.turn?.combination ?? ""];
  const extra =
    option === "stone" ? { stone: face?.choice ?? 0 } : option === "bonus" ? { bonus: face?.choice ?? 0 } : {};
  const what = amountsInWords({ ...face?.reward, ...extra }, play);
  return play.say("do-settle", { what: what || play.say("amount-nothing") });
}
