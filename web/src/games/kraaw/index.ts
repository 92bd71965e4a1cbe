import arrows from "icon:lucide/arrow-left-right";
import eye from "icon:lucide/eye";
import lock from "icon:lucide/lock";
import swap from "icon:lucide/repeat";
import check from "icon:lucide/check";
import flip from "icon:lucide/lock-open";
import type { Sound } from "../../common/sound";
import { type Choice, defineGame, LETTERS, type Shape } from "../../table/play";
import type { KraawCommand, KraawEvent, KraawView } from "../../wire/generated";
import { KRAAW_WORDING } from "../../wire/kraaw.wording";
import Board from "./Board.svelte";
import type { KraawPlay } from "./reading";
import { COLOURS, CROWS } from "./persona";
import Example from "./Example.svelte";
import Mat from "./Mat.svelte";
import "./kraaw.css";
import "./nest.css";
import { RULES, TERMS } from "./rules";
import Sky from "./Sky.svelte";
import { MAIN_ACTIONS, type MainAction, Table } from "./table.svelte";
import ValueCard from "./ValueCard.svelte";

const SHAPES: Shape[] = ["square", "moon", "drop", "star", "triangle", "diamond"];
const ICONS: Record<MainAction, string> = { look: eye, reveal_lock: flip, lock, exchange: arrows };
const KEYS: Record<MainAction, string> = { look: "l", reveal_lock: "r", lock: "v", exchange: "x" };

// For the summary, and the coach: shared through here, a table is still fetched in one piece.
export { Example, RULES, ValueCard };

export default defineGame<KraawView, KraawCommand, KraawEvent, Table>({
  Board,
  Mat,
  ending: () => import("./ending"),
  seats: "board",
  setup: (play) => new Table(play),
  rules: RULES,
  pieces: { Ground: Sky, load: async () => (await import("./pieces")).PIECES },
  terms: TERMS,
  phrases: ["hello", "nice", "thief", "shiny", "hurry", "thanks"],

  ask(play, ui) {
    const { choosing } = ui;
    const { view } = play;
    if (view.phase === "main" && choosing.card !== null) return play.say("ask-main-card", { slot: choosing.card + 1 });
    if (view.phase === "main" && choosing.action) return play.say(`ask-main-${dashed(choosing.action)}`);
    if (view.phase === "bonus" && choosing.lock !== null) {
      return play.say("ask-bonus-flip", { slot: choosing.lock + 1, reading: view.options.bonus_reading });
    }
    if (view.phase === "bonus" && view.rows[play.seat]?.countdown) return play.say("ask-bonus-last");
    if (view.phase === "bonus") return play.say("ask-bonus", { reading: view.options.bonus_reading });
    if (view.phase === "retaliate") {
      return play.say("ask-retaliate", { thief: play.name(view.active), slot: view.stolen + 1 });
    }
    if (view.phase === "reveal" && view.mine) {
      const value = view.rows[play.seat]?.values[view.looked] ?? 0;
      return play.say("ask-reveal", { value, slot: view.looked + 1 });
    }
    return undefined;
  },

  choices,

  wording: KRAAW_WORDING,
  bold: ["exchanged", "round_ended", "game_ended"],

  propose(command, play) {
    const args: Record<string, string | number> = {};
    if ("slot" in command) args["slot"] = command.slot + 1;
    if (command.do === "exchange") args["who"] = play.name(command.seat);
    if (command.do === "retaliate") args["who"] = play.name(play.view.active);
    if (command.do === "bonus") {
      Object.assign(args, {
        lock: command.lock + 1,
        flip: command.flip + 1,
        same: command.lock === command.flip ? "yes" : "no",
      });
    }
    if (command.do === "chien_exchange") args["accept"] = command.accept ? "yes" : "no";
    if (command.do === "declare_jewels") args["count"] = command.count;
    return play.say(`do-${dashed(command.do)}`, args);
  },

  showing: (_play, ui) => ui.showing,

  standing(play) {
    const lead = leadOf(play);
    return { aim: play.say("the-aim"), ...(lead ? { lead } : {}) };
  },

  spots: (command, view) => (command.do === "retaliate" ? [`nest ${LETTERS[view.active]} ${command.slot}`] : []),

  sound: (event, me) => (event.event === "exchange_announced" && event.target === me ? "caw" : SOUNDS[event.event]),

  persona(view, seat) {
    const crow = view.crows[seat];
    const at = CROWS.indexOf(crow ?? "");
    return crow && at >= 0 ? { colour: COLOURS[crow] ?? "#888", shape: SHAPES[at] ?? "circle" } : {};
  },

  progress(play) {
    const { round, final } = play.view;
    if (!round) return "";
    return final ? play.say("progress-final") : play.say("progress-round", { round });
  },

  score: (view, seat, say) => say("score-wins", { wins: view.wins[seat] ?? 0 }),
});

const SOUNDS: Partial<Record<KraawEvent["event"], Sound>> = {
  rows_laid: "paper",
  chien_exchanged: "paper",
  looked: "paper",
  revealed: "wood",
  locked: "lock",
  exchanged: "paper",
  flipped_down: "paper",
  countdown_started: "glass",
  round_ended: "win",
};

function choices(play: KraawPlay, { choosing }: Table): Choice[] {
  const buttons: Choice[] = [];
  const { view, legal } = play;
  if (view.phase === "main") {
    const { card } = choosing;
    if (card !== null) {
      for (const command of legal) {
        if ((command.do === "look" || command.do === "reveal_lock") && command.slot === card)
          buttons.push(actionChoice(play, command.do, () => play.send(command)));
      }
      return buttons;
    }
    for (const action of MAIN_ACTIONS) {
      if (!legal.some((command) => command.do === action)) continue;
      buttons.push({
        ...actionChoice(play, action, () => choosing.choose(action)),
        pressed: choosing.action === action,
      });
    }
    return buttons;
  }
  for (const command of legal) {
    const pick = () => play.send(command);
    switch (command.do) {
      case "look_done":
        buttons.push({
          label: play.say(command.claim ? "do-look-done-claim" : "do-look-done"),
          icon: command.claim ? swap : check,
          main: !command.claim,
          key: command.claim ? "x" : "c",
          pick,
        });
        break;
      case "claim_chien":
        buttons.push({ label: play.say("do-claim-chien"), icon: swap, key: "x", pick });
        break;
      case "chien_exchange":
        buttons.push({
          label: play.say(command.accept ? "do-chien-yes" : "do-chien-no"),
          icon: command.accept ? swap : check,
          key: command.accept ? "x" : "c",
          pick,
        });
        break;
      case "bonus":
        if (command.lock === command.flip && command.lock === choosing.lock) {
          buttons.push({ label: play.say("do-bonus-same", { slot: command.lock + 1 }), icon: swap, key: "x", pick });
        }
        break;
      case "end_turn":
      case "continue":
        buttons.push({
          spot: command.do,
          label: play.say(`do-${dashed(command.do)}`),
          icon: check,
          main: !legal.some((one) => one.do === "bonus"),
          key: "c",
          pick,
        });
    }
  }
  return buttons;
}

/** Who is ahead in rounds won. Who leads in the round is seen on the nests. */
function leadOf(play: KraawPlay): string {
  const { view } = play;
  if (["main", "reveal", "retaliate", "bonus"].includes(view.phase)) return lastLap(play);
  const leaders = mostWins(view.wins);
  const [first] = leaders;
  if (first === undefined) return "";
  return play.say("lead-wins", {
    who: play.name(first),
    count: leaders.length,
    me: first === play.seat ? "yes" : "no",
    wins: view.wins[first] ?? 0,
  });
}

/** Whose nest ends the round at its next turn. */
function lastLap(play: KraawPlay): string {
  const { view, say, seat } = play;
  const ender = view.contenders.find((one) => view.rows[one]?.countdown);
  return ender === undefined ? "" : say("lead-last-lap", { who: play.name(ender), me: ender === seat ? "yes" : "no" });
}

function mostWins(wins: readonly number[]): number[] {
  const most = Math.max(0, ...wins);
  return most ? wins.flatMap((won, seat) => (won === most ? [seat] : [])) : [];
}

function actionChoice(play: KraawPlay, action: MainAction, pick: () => void): Choice {
  const name = dashed(action);
  return {
    spot: action,
    label: play.say(`action-${name}`),
    hint: play.say(`action-${name}-hint`),
    icon: ICONS[action],
    key: KEYS[action],
    pick,
  };
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}
