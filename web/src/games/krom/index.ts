import check from "icon:lucide/check";
import dices from "icon:lucide/dices";
import flag from "icon:lucide/flag";
import hammer from "icon:lucide/hammer";
import leaf from "icon:lucide/leaf";
import moon from "icon:lucide/moon-star";
import shuffle from "icon:lucide/shuffle";
import ban from "icon:lucide/ban";
import en from "../../../../src/kermesse/games/krom/locale/en.ftl?raw";
import fr from "../../../../src/kermesse/games/krom/locale/fr.ftl?raw";
import type { Sound } from "../../house/sound";
import { type Choice, defineGame } from "../../table/play";
import type { KromCommand, KromEvent, KromView } from "../../wire/generated";
import { KROM_TELLING } from "../../wire/krom.telling";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Mat from "./Mat.svelte";
import "./krom.css";
import { COLOURS, SHAPES } from "./people";
import { amountsInWords, COMBINATIONS, dashed, EVOLUTIONS, type KromPlay, PRICES } from "./reading";
import { RULES } from "./rules";
import { Table } from "./table.svelte";

export default defineGame<KromView, KromCommand, KromEvent, Table>({
  catalogue: { fr, en },
  telling: KROM_TELLING,
  Board,
  Mat,
  Ending,
  seats: "board",
  setup: (play) => new Table(play),
  rules: RULES,
  phrases: ["hello", "grunt", "peace", "mine", "ouch", "well", "hurry"],

  ask(play, ui) {
    const { view } = play;
    const me = view.players[play.seat];
    const top = view.stack.at(-1);
    if (view.phase === "move" && me?.chosen && me.destination) return play.say("ask-move-chosen", { place: play.say(`place-${me.destination}`) });
    if (view.phase === "reaction" && top) return play.say("ask-react", { who: play.name(top.seat), card: play.say(`bonus-${dashed(top.card)}`) });
    if (view.phase === "fight" && view.fight?.passed.includes(play.seat)) return play.say("ask-fight-passed");
    if (view.phase === "loot") return play.say("ask-loot-from", { victim: play.name(view.victims[0] ?? -1) });
    if (view.phase !== "action" || !view.turn) return undefined;
    if (ui.question && ui.card !== null) return play.say("ask-name");
    const { turn, place } = view;
    if (place === "forest") return play.say(turn.gathered ? "ask-forest-more" : "ask-forest");
    if (place === "savannah") return play.say(turn.hunted ? "ask-done" : "ask-savannah");
    if (place === "mountain") {
      if (turn.settled) return play.say("ask-done");
      return play.say(turn.climb.length ? (play.legal.some((one) => one.do === "reroll") ? "ask-mountain-keep" : "ask-mountain-stop") : "ask-mountain");
    }
    return play.say(turn.rested || turn.served ? "ask-done" : "ask-cave");
  },

  choices,

  irreversible: (command) => ["evolve", "loot", "end_phase", "service"].includes(command.do),

  propose(command, play) {
    switch (command.do) {
      case "evolve": {
        const card = play.view.evolution_row[command.slot] ?? "";
        return play.say("do-evolve", { card: play.say(`evolution-${card}`), cost: amountsInWords(EVOLUTIONS[card]?.cost ?? {}, play) });
      }
      case "loot":
        return play.say("do-loot", { kind: command.kind, victim: play.name(play.view.victims[0] ?? -1) });
      case "service":
        return play.say("do-service", { ware: play.say(`ware-${command.what}`) });
      default:
        return play.say("do-end-phase-sure");
    }
  },

  sound(event, me) {
    if (event.event === "knocked_out" && event.seat === me) return "refused";
    return SOUNDS[event.event];
  },

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
  destinations_revealed: "wood",
  kromosaure_moved: "caw",
  fight_rolled: "dice",
  fight_total: "dice",
  knocked_out: "lock",
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
  kromosaure_beaten: "win",
  trophy_moved: "lock",
};

function choices(play: KromPlay, ui: Table): Choice[] {
  const { view, legal } = play;
  const buttons: Choice[] = [];
  for (const command of legal) {
    const pick = () => play.send(command);
    switch (command.do) {
      case "pass_fight":
        buttons.push({ label: play.say("do-pass-fight"), icon: check, key: "c", main: true, pick });
        break;
      case "counter":
        buttons.push({ label: play.say("do-counter"), icon: ban, key: "x", pick });
        break;
      case "decline":
        buttons.push({ label: play.say("do-decline"), icon: check, key: "c", main: true, pick });
        break;
      case "rest":
        buttons.push({ label: play.say("do-rest-gain"), icon: moon, key: "r", main: true, pick });
        break;
      case "reshuffle_gather":
        buttons.push({ label: play.say("do-reshuffle"), icon: shuffle, key: "m", hint: play.say("do-reshuffle-why"), pick });
        break;
      case "gather":
        buttons.push({ label: play.say("do-gather", { price: PRICES.gather[view.turn?.gathered ?? 0] ?? 0 }), icon: leaf, key: "g", main: !view.turn?.gathered, pick });
        break;
      case "climb":
        buttons.push({ label: play.say("do-climb"), icon: dices, key: "g", main: true, pick });
        break;
      case "settle":
        buttons.push({ label: settle(play, command.option ?? ""), icon: flag, key: command.option === "bonus" ? "b" : "s", main: true, pick });
        break;
      case "evolve": {
        const card = view.evolution_row[command.slot] ?? "";
        buttons.push({ label: play.say("do-build", { card: play.say(`evolution-${card}`), points: EVOLUTIONS[card]?.points ?? 0 }), icon: hammer, key: "e", pick });
        break;
      }
      case "end_phase":
        buttons.push({ label: play.say("do-end-phase"), icon: check, key: "c", pick });
    }
  }
  const hunt = legal.find((one) => one.do === "hunt" && one.slot === ui.prey && (one.extra ?? 0) === ui.extra);
  if (hunt) buttons.unshift({ label: play.say("do-hunt"), icon: dices, key: "g", main: true, pick: () => play.send(hunt) });
  const again = ui.thrownAgain;
  const reroll = legal.find((one) => one.do === "reroll" && one.dice.join() === again.join());
  if (reroll) {
    const price = PRICES.reroll[view.turn?.rerolls ?? 0] ?? 0;
    buttons.unshift({ label: play.say("do-reroll", { count: again.length, price }), icon: dices, key: "g", pick: () => play.send(reroll) });
  }
  return buttons;
}

function settle(play: KromPlay, option: string): string {
  const face = COMBINATIONS[play.view.turn?.combination ?? ""];
  const extra = option === "stone" ? { stone: face?.choice ?? 0 } : option === "bonus" ? { bonus: face?.choice ?? 0 } : {};
  const what = amountsInWords({ ...face?.reward, ...extra }, play);
  return play.say("do-settle", { what: what || play.say("amount-nothing") });
}
