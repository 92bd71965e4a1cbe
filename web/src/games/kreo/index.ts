import bolt from "icon:lucide/zap";
import check from "icon:lucide/check";
import close from "icon:lucide/x";
import down from "icon:lucide/arrow-down-to-line";
import shield from "icon:lucide/shield";
import spark from "icon:lucide/sparkles";
import trash from "icon:lucide/trash-2";
import type { Sound } from "../../common/sound";
import { type Choice, defineGame } from "../../table/play";
import type { KreoCommand, KreoEvent, KreoView } from "../../wire/generated";
import { PHRASE } from "../../wire/kreo.components";
import { KREO_WORDING } from "../../wire/kreo.wording";
import Board from "./Board.svelte";
import ElementSign from "./ElementSign.svelte";
import Example from "./Example.svelte";
import Mat from "./Mat.svelte";
import "./kreo.css";
import { exactWord, given } from "./besides";
import { type KreoPlay, nameOf, outlookWords } from "./reading";
import { RULES, TERMS } from "./rules";
import Space from "./Space.svelte";
import { Table } from "./table.svelte";
import UniverseCard from "./UniverseCard.svelte";

/** The state of a table, for what the house asks without it. */
const tables = new WeakMap<KreoPlay, Table>();
const shownTo = (play: KreoPlay): KreoView => tables.get(play)?.view ?? play.view;

// For the summary, and the coach: shared through here, a table is still fetched in one piece.
export { ElementSign, Example, nameOf, UniverseCard };

export default defineGame<KreoView, KreoCommand, KreoEvent, Table>({
  Board,
  Mat,
  ending: () => import("./ending"),
  seats: "board",
  setup(play) {
    const ui = new Table(play);
    tables.set(play, ui);
    return ui;
  },
  rules: RULES,
  pieces: { Ground: Space, load: async () => (await import("./pieces")).PIECES },
  phrases: PHRASE.map((phrase) => phrase.id),
  speech(view, say) {
    const { phrases } = view;
    const chat = view.options.silent ? "none" : (view.options.chat ?? "phrases");
    if (view.mute) return { chat: "none", phrases, note: say("speech-no-cards") };
    return {
      chat,
      phrases,
      note: chat === "open" ? say("speech-open") : chat === "phrases" ? say("speech-phrases") : say("speech-none"),
    };
  },
  showing: (play, { show }) =>
    show.on
      ? {
          from: show.from,
          words: play.say("ask-show", { next: show.calls ? "me" : "nobody" }),
          skip: () => show.skip(),
        }
      : null,
  terms: TERMS,
  standing(play) {
    const view = shownTo(play);
    const aim = play.say("standing-aim");
    return view.phase === "over" ? { aim } : { aim, lead: outlookWords(play.say, view) };
  },

  ask(play, ui) {
    const { view } = play;
    const pending = view.pending.find((one) => one.seat === play.seat)?.decision;
    if (ui.verb) return play.say(`pick-${ui.verb.replaceAll("_", "-")}`, ui.pickArgs);
    if (pending === "divination" && view.down[play.seat]?.some(Boolean) && play.legal.some((one) => one.do === "ready"))
      return play.say("ask-ready");
    if (pending === "reply_exchange" && view.exchange)
      return play.say("ask-reply", { who: play.name(view.exchange.seat) });
    if (pending === "play")
      return play.say("ask-play-card", { card: nameOf(play.say, view.current, view.options.altered) });
    if (pending === "tethys" || pending === "energy")
      return play.say(`ask-${pending}`, { card: nameOf(play.say, view.landed || "EAU", view.options.altered) });
    if (pending === "take_energy" && view.options.incarnations) return play.say("ask-take-face");
    return undefined;
  },

  choices,
  wording: KREO_WORDING,
  word: (kind, value, { say, view }) => exactWord(say, kind, value, view.options.altered),
  besides: given,
  signs: [
    "exchange_offered",
    "exchange_done",
    "card_shown",
    "card_looked",
    "bet_placed",
    "power_used",
    "card_burnt",
    "card_recovered",
  ],
  bold: ["nature_complete", "eclair_struck", "tornade_swept", "card_lost", "game_over"],

  propose(command, play) {
    const { say } = play;
    if (command.do === "play") return playWords(play, command);
    if (command.do === "strike") return placeWords(play, command);
    return say(`do-${command.do.replaceAll("_", "-")}`, {
      card: "card" in command ? nameOf(say, command.card) : "",
      give: "give" in command ? nameOf(say, command.give) : "",
      who: "target" in command ? play.name(command.target) : "",
      vote: "vote" in command && command.vote ? "yes" : "no",
    });
  },

  sound: (event, me) => (event.event === "card_shown" && event.to === me ? "glass" : SOUNDS[event.event]),

  progress(play) {
    const { turn, phase, turns_left } = shownTo(play);
    return turn && phase !== "over" ? play.say("progress-turn", { turn, left: turns_left }) : "";
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

function choices(play: KreoPlay, ui: Table): Choice[] {
  const { say, view } = play;
  if (ui.show.on) return [];
  const buttons: Choice[] = [];
  for (const command of ui.legal) {
    const pick = () => ui.send(command);
    switch (command.do) {
      case "ready":
        buttons.push({ spot: command.do, label: say("do-ready"), icon: check, key: "r", main: true, pick });
        break;
      case "play": {
        // The token goes by my standing answer, which can be changed beside my hand.
        if (command.take !== undefined && command.take !== null) break;
        if (ui.at && command.nature !== ui.at && view.current !== ui.at) break;
        const icon = command.as === "nature" ? spark : command.as === "element" ? down : trash;
        buttons.push({ label: playWords(play, command), icon, main: command.as === "nature", pick });
        break;
      }
      case "strike":
      case "japet_play":
        if (!ui.at || command.nature === ui.at)
          buttons.push({ label: placeWords(play, command), icon: command.do === "strike" ? bolt : down, pick });
        break;
      case "japet":
      case "tethys":
        buttons.push({
          label: say(command.use ? "do-yes" : "do-no"),
          icon: command.use ? (command.do === "tethys" ? shield : check) : close,
          key: command.use ? "y" : "n",
          main: command.use,
          pick,
        });
        break;
      case "energy":
        buttons.push({
          label: say(command.take ? "do-take-token" : "do-leave-token"),
          icon: command.take ? bolt : close,
          key: command.take ? "y" : "n",
          main: command.take,
          pick,
        });
    }
  }
  return buttons;
}

function playWords(play: KreoPlay, command: KreoCommand & { do: "play" }): string {
  const { say, view } = play;
  const card = nameOf(say, view.current);
  if (command.as === "discard") return say("do-play-discard", { card });
  if (command.as === "nature") return say("do-play-nature", { card });
  return say("do-play-element", {
    element: nameOf(say, command.element ?? ""),
    nature: nameOf(say, command.nature ?? ""),
  });
}

function placeWords(play: KreoPlay, command: KreoCommand & ({ do: "strike" } | { do: "japet_play" })): string {
  const { say } = play;
  const card = nameOf(say, command.card, play.view.options.altered);
  if (!command.nature) return say("do-japet-lose", { card });
  const element = command.do === "japet_play" && command.element ? nameOf(say, command.element) : "";
  return say(command.do === "strike" ? "do-strike" : "do-japet-place", {
    card,
    nature: nameOf(say, command.nature),
    element,
  });
}
