import end from "icon:lucide/check";
import walk from "icon:lucide/footprints";
import pump from "icon:lucide/fuel";
import sabres from "icon:lucide/swords";
import no from "icon:lucide/x";
import type { Sound } from "../../common/sound";
import { type Choice, defineGame } from "../../table/play";
import type { KeroCommand, KeroEvent, KeroView, Pending } from "../../wire/generated";
import { KERO_WORDING } from "../../wire/kero.wording";
import { CLAN } from "./art";
import { ask, standing } from "./asking";
import Board from "./Board.svelte";
import {
  CARDS,
  costWords,
  effectShort,
  effectWords,
  faceWords,
  type KeroPlay,
  LANDS,
  landEffect,
  RESOURCES,
} from "./reading";
import "./kero.css";
import Cost from "./Cost.svelte";
import KeroDie from "./KeroDie.svelte";
import LandTile from "./LandTile.svelte";
import Mat from "./Mat.svelte";
import RowCard from "./RowCard.svelte";
import { RULES, TERMS } from "./rules";
import Scene from "./Scene.svelte";
import Truck from "./Truck.svelte";
import { Table } from "./table.svelte";

// For the summary, the examples of the rules, the coach and the last scene: shared through here, a table is still
// fetched in one piece.
export {
  CARDS,
  CLAN,
  Cost,
  costWords,
  effectShort,
  effectWords,
  faceWords,
  KeroDie,
  LANDS,
  LandTile,
  landEffect,
  RowCard,
  Truck,
};

export default defineGame<KeroView, KeroCommand, KeroEvent, Table>({
  wording: KERO_WORDING,
  signs: ["tuarek_played"],
  bold: ["card_taken", "conquest_came", "land_won", "panne", "tuarek_played", "game_over"],
  Board,
  Mat,
  ending: () => import("./ending"),
  seats: "board",
  setup: (play) => new Table(play),
  rules: RULES,
  pieces: { Ground: Scene, load: async () => (await import("./pieces")).PIECES },
  phrases: ["hello", "hurry", "burn", "sorry", "nice", "thanks"],
  pending,
  coachPreset: "calm",

  ask,
  choices,

  showing: (play, ui) =>
    ui.shared
      ? { from: ui.shared.from, words: play.say("ask-shared"), skip: () => ui.sharedOut() }
      : ui.toppled
        ? {
            from: ui.toppled.from,
            words: play.say("quiet-panne", { who: play.name(ui.toppled.seat) }),
            skip: () => ui.standUp(),
          }
        : null,
  standing,
  terms: TERMS,

  propose(command, play) {
    const { say, view } = play;
    switch (command.do) {
      case "take_card": {
        const card = view.row[command.slot - 1] ?? "";
        return say("do-take-card", {
          card: say(`card-${card}`),
          cost: costWords(say, card),
          effect: effectWords(say, card),
        });
      }
      case "sweep_card":
        return say("do-sweep-card", { card: say(`card-${view.row[command.slot - 1]}`) });
      case "place_explorer":
        return say("do-place-explorer", { land: landName(play, command.land) });
      case "place_free":
        return say("do-place-free", { land: landName(play, command.land) });
      case "claim_tie":
        return say("do-claim-tie", { land: landName(play, command.land) });
      case "play_tuarek":
        return say("do-play-tuarek", {
          tuarek: say(`tuarek-${command.kind}`),
          does: say(`tuarek-${command.kind}-does`),
        });
      case "refuel":
        return say("do-refuel", { times: command.times });
      case "convert_wheat":
        return say("do-convert-wheat", { n: command.n });
      default:
        return say(`do-${command.do.replaceAll("_", "-")}`);
    }
  },

  sound: (event) => SOUNDS[event.event],
  persona: (_, seat) => ({ colour: CLAN[seat] ?? "#888", shape: seat === 0 ? "square" : "circle" }),
  progress: ({ view, say }) =>
    view.last_turn ? say("progress-last") : say("progress-round", { round: view.round, turn: view.turn_no }),
  score: (view, seat, say) => say("score-points", { points: view.camps[seat]?.score.total ?? 0 }),
});

const SOUNDS: Partial<Record<KeroEvent["event"], Sound>> = {
  truck_tipped: "sand",
  dice_thrown: "dice",
  dice_landed: "wood",
  refuel_started: "sand",
  refuel_throw: "dice",
  refuel_ended: "glass",
  truck_flat: "lock",
  panne: "refused",
  card_taken: "paper",
  card_revealed: "paper",
  tuarek_drawn: "paper",
  explorer_placed: "wood",
  card_discarded: "sand",
  conquest_came: "win",
};

/** Whose moment it is: also while dice are in the air, or a truck fills by itself. The sand itself is the clock. */
function pending(view: KeroView): Pending[] {
  if (view.phase === "rolling")
    return [{ seat: view.active, decision: "rolling", deadline: view.options.gauge === "digits" ? view.dry_at : null }];
  if (view.pending.length || view.phase === "over") return view.pending;
  return [{ seat: view.active, decision: "refuelling", deadline: null }];
}

/** While one of these can be done, the end of the turn is not the button that catches the eye. */
const BUYS = new Set<KeroCommand["do"]>([
  "take_card",
  "place_explorer",
  "place_free",
  "claim_tie",
  "buy_tuarek",
  "convert_wheat",
]);

function choices(play: KeroPlay, ui: Table): Choice[] {
  const { say, legal } = play;
  const buttons: Choice[] = [];
  if (ui.aim) {
    if (ui.aim.kind === "loot") {
      for (const resource of RESOURCES)
        buttons.push({
          label: say(`resource-${resource}`),
          key: resource.toLowerCase(),
          pick: () => ui.loot(resource),
        });
    }
    const march = ui.aim.kind === "march" && ui.aim.moves.length ? ui.march() : undefined;
    if (march)
      buttons.push({
        label: say("do-march"),
        icon: walk,
        main: true,
        key: "m",
        pick() {
          ui.aim = null;
          play.send(march);
        },
      });
    buttons.push({
      label: say("do-give-up"),
      icon: no,
      key: "x",
      pick() {
        ui.aim = null;
      },
    });
    return buttons;
  }
  for (const command of legal) {
    const pick = () => play.send(command);
    switch (command.do) {
      case "refuel":
        buttons.push({
          spot: `refuel ${command.times}`,
          label: say("choice-refuel", { times: command.times }),
          hint: say("choice-refuel-hint"),
          icon: pump,
          key: command.times === 1 ? "r" : "d",
          pick,
        });
        break;
      case "react":
        buttons.push({
          spot: command.play ? "react yes" : "react no",
          label: say(command.play ? "do-ambush" : "do-let-be"),
          icon: command.play ? sabres : end,
          key: command.play ? "y" : "n",
          main: command.play,
          pick,
        });
        break;
      case "end_turn":
        buttons.push({
          spot: command.do,
          label: say("do-end-turn"),
          icon: end,
          main: !legal.some((one) => BUYS.has(one.do)),
          key: "e",
          pick,
        });
    }
  }
  return buttons;
}

function landName(play: KeroPlay, land: number | string): string {
  return land === "outpost" ? play.say("land-outpost") : play.say(`land-${play.view.lands[Number(land) - 1]?.land}`);
}
