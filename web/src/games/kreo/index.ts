import bolt from "icon:lucide/zap";
import check from "icon:lucide/check";
import close from "icon:lucide/x";
import down from "icon:lucide/arrow-down-to-line";
import shield from "icon:lucide/shield";
import spark from "icon:lucide/sparkles";
import trash from "icon:lucide/trash-2";
import en from "../../../../src/kermesse/games/kreo/locale/en.ftl?raw";
import fr from "../../../../src/kermesse/games/kreo/locale/fr.ftl?raw";
import type { Sound } from "../../house/sound";
import { type Choice, defineGame } from "../../table/play";
import type { KreoCommand, KreoEvent, KreoView } from "../../wire/generated";
import { PHRASE } from "../../wire/kreo.components";
import { KREO_TELLING } from "../../wire/kreo.telling";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Mat from "./Mat.svelte";
import "./kreo.css";
import { type KreoPlay, nameOf } from "./reading";
import { RULES } from "./rules";
import { Table } from "./table.svelte";

/** What can be taken back, or is no decision. */
const LIGHT: readonly KreoCommand["do"][] = ["place", "ready", "unready", "set_energy_policy", "say"];

/** Powers whose question is the same for all. */
const SIMPLE_POWERS: readonly KreoCommand["do"][] = ["cronos", "hyperion", "rhea", "theia", "ceos", "oceanos", "crios"];

export default defineGame<KreoView, KreoCommand, KreoEvent, Table>({
  catalogue: { fr, en },
  Board,
  Mat,
  Ending,
  seats: "board",
  setup: (play) => new Table(play),
  rules: RULES,
  phrases: PHRASE.map((phrase) => phrase.id),
  speech(view, say) {
    const { phrases } = view;
    const chat = view.options.silent ? "none" : (view.options.chat ?? "phrases");
    if (view.mute) return { chat: "none", phrases, note: say("speech-no-cards") };
    return { chat, phrases, note: chat === "open" ? say("speech-open") : chat === "phrases" ? say("speech-phrases") : say("speech-none") };
  },
  busy: (_play, table) => table.show.on,

  ask(play, table) {
    const { view } = play;
    const pending = view.pending.find((one) => one.seat === play.seat)?.decision;
    if (table.show.on) return play.say("ask-show");
    if (table.verb) return play.say(`pick-${table.verb.replaceAll("_", "-")}`, table.pickArgs);
    if (pending === "divination" && view.down[play.seat]?.some(Boolean) && play.legal.some((one) => one.do === "ready")) return play.say("ask-ready");
    if (pending === "reply_exchange" && view.exchange) return play.say("ask-reply", { who: play.name(view.exchange.seat) });
    if (pending === "play") return play.say("ask-play-card", { card: nameOf(play.say, view.current, view.options.altered) });
    if (pending === "tethys" || pending === "energy") return play.say(`ask-${pending}`, { card: nameOf(play.say, view.landed || "EAU", view.options.altered) });
    if (pending === "take_energy" && view.options.incarnations) return play.say("ask-take-face");
    return undefined;
  },

  choices,
  telling: KREO_TELLING,

  irreversible: (command) => !LIGHT.includes(command.do),

  propose(command, play) {
    const args: Record<string, string | number> = {};
    const { say } = play;
    if ("card" in command) args["card"] = nameOf(say, command.card);
    if ("give" in command) args["give"] = nameOf(say, command.give);
    if ("target" in command) args["who"] = play.name(command.target);
    if (command.do === "play") return playWords(play, command);
    if (command.do === "japet_play" || command.do === "strike") return placeWords(play, command);
    if (command.do === "take_energy") args["count"] = command.n ?? play.view.reserve;
    if (command.do === "guess") args["guess"] = nameOf(say, command.guess);
    if ("use" in command) args["use"] = command.use ? "yes" : "no";
    if (command.do === "energy") args["take"] = command.take ? "yes" : "no";
    if (command.do === "concede") args["vote"] = command.vote ? "yes" : "no";
    if (SIMPLE_POWERS.includes(command.do)) return say("do-power", { name: say(`titan-${command.do}`) });
    return say(`do-${command.do.replaceAll("_", "-")}`, args);
  },

  sound: (event, me) => (event.event === "card_shown" && event.to === me ? "glass" : SOUNDS[event.event]),

  progress(play) {
    const { turn, phase } = play.view;
    return turn && phase !== "over" ? play.say("progress-turn", { turn, left: play.view.turns_left }) : "";
  },

  score(view, seat, say) {
    const name = view.titans[seat]?.name;
    return name ? say(`titan-${name.toLowerCase()}`) : "";
  },
});

/** What the Creation sounds like is the show's affair. */
const SOUNDS: Partial<Record<KreoEvent["event"], Sound>> = {
  card_placed: "paper",
  ready_changed: "tick",
  exchange_done: "paper",
  card_burnt: "sand",
  card_recovered: "paper",
  energy_taken: "wood",
  power_used: "glass",
};

function choices(play: KreoPlay, table: Table): Choice[] {
  const { say, view } = play;
  if (table.show.on) return [];
  const buttons: Choice[] = [];
  for (const command of table.legal) {
    const pick = () => table.send(command);
    switch (command.do) {
      case "ready":
        buttons.push({ label: say("do-ready"), icon: check, key: "r", main: true, pick });
        break;
      case "play": {
        // The token goes by my standing answer, which can be changed beside my hand.
        if (command.take !== undefined && command.take !== null) break;
        if (table.at && command.nature !== table.at && view.current !== table.at) break;
        const icon = command.as === "nature" ? spark : command.as === "element" ? down : trash;
        buttons.push({ label: playWords(play, command), icon, main: command.as === "nature", pick });
        break;
      }
      case "strike":
      case "japet_play":
        if (!table.at || command.nature === table.at) buttons.push({ label: placeWords(play, command), icon: command.do === "strike" ? bolt : down, pick });
        break;
      case "japet":
      case "tethys":
        buttons.push({ label: say(command.use ? "do-yes" : "do-no"), icon: command.use ? (command.do === "tethys" ? shield : check) : close, key: command.use ? "y" : "n", main: command.use, pick });
        break;
      case "energy":
        buttons.push({ label: say(command.take ? "do-take-token" : "do-leave-token"), icon: command.take ? bolt : close, key: command.take ? "y" : "n", main: command.take, pick });
    }
  }
  return buttons;
}

function playWords(play: KreoPlay, command: KreoCommand & { do: "play" }): string {
  const { say, view } = play;
  const card = nameOf(say, view.current);
  if (command.as === "discard") return say("do-play-discard", { card });
  if (command.as === "nature") return say("do-play-nature", { card });
  return say("do-play-element", { element: nameOf(say, command.element ?? ""), nature: nameOf(say, command.nature ?? "") });
}

function placeWords(play: KreoPlay, command: KreoCommand & ({ do: "strike" } | { do: "japet_play" })): string {
  const { say } = play;
  const card = nameOf(say, command.card, play.view.options.altered);
  if (!command.nature) return say("do-japet-lose", { card });
  const element = command.do === "japet_play" && command.element ? nameOf(say, command.element) : "";
  return say(command.do === "strike" ? "do-strike" : "do-japet-place", { card, nature: nameOf(say, command.nature), element });
}
