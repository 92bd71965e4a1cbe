import check from "icon:lucide/check";
import eye from "icon:lucide/eye";
import grab from "icon:lucide/grab";
import coins from "icon:lucide/hand-coins";
import home from "icon:lucide/house";
import stop from "icon:lucide/octagon-pause";
import palette from "icon:lucide/palette";
import swap from "icon:lucide/repeat";
import skip from "icon:lucide/skip-forward";
import refund from "icon:lucide/undo-2";
import close from "icon:lucide/x";
import { MediaQuery } from "svelte/reactivity";
import type { Sound } from "../../common/sound";
import { listed } from "../../common/words.svelte";
import { type Choice, defineGame, type Standing } from "../../table/play";
import type { ChronosCommand, ChronosEvent, ChronosView } from "../../wire/generated";
import { CHRONOS_WORDING } from "../../wire/chronos.wording";
import { BASE_GODS, cardName, colourOf, PRICES, STARS, TEMPLE, theCard, theTimer } from "./art";
import Board from "./Board.svelte";
import "./chronos.css";
import Example from "./Example.svelte";
import Face from "./Face.svelte";
import GodFace from "./GodFace.svelte";
import Mat from "./Mat.svelte";
import { type ChronosPlay, comingOf, conditionOf, handRests, leadOf, nextFree, realmOf, under } from "./reading";
import { RULES, TERMS } from "./rules";
import Chart from "./Chart.svelte";
import { placeName } from "./speaking";
import { NEUTRAL, Table } from "./table.svelte";

// For the summary, and the coach: shared through here, a table is still fetched in one piece.
export { BASE_GODS, cardName, conditionOf, Example, Face, GodFace, nextFree, PRICES, RULES, STARS, TEMPLE, under };

export default defineGame<ChronosView, ChronosCommand, ChronosEvent, Table>({
  Board,
  Mat,
  ending: () => import("./ending"),
  seats: "board",
  setup: (play) => new Table(play),
  rules: RULES,
  pieces: { Ground: Chart, load: async () => (await import("./pieces")).PIECES },
  terms: TERMS,
  standing,
  firstPreset: "calm",
  coachPreset: "first_game",
  phrases: ["deal", "no_deal", "i_am_slow", "thanks", "well_played"],
  timed: (view) => !view.step && view.phase !== "ready" && view.phase !== "interval",
  ask,
  showing: (_, ui) => (ui.shout ? { from: ui.shout.from, words: ui.shout.words, skip: () => ui.hush() } : null),
  asks: (play) => !play.replaying && (handRests(play.view) || waits(play)),
  choices,
  wording: CHRONOS_WORDING,
  bold: [
    "card_given",
    "god_bought",
    "piles_swapped",
    "timer_knocked",
    "tokens_gained",
    "round_ended",
    "victory_announced",
    "false_victory",
  ],

  propose: (_, play) => play.say("do-ransom-sure"),

  sound: (event, me) => (event.event === "choice_opened" && event.seat === me ? "turn" : SOUNDS[event.event]),

  persona(view, seat) {
    const timer = view.timers.find((one) => one.seat === seat);
    if (!timer) return {};
    const { hex, shape } = colourOf(timer.id);
    return { colour: hex, shape };
  },

  progress: (play) => play.say("progress-round", { round: play.view.round, tokens: play.view.rounds_to_win }),
  score: (view, seat, say) => say("tokens-count", { count: view.seats[seat]?.tokens ?? 0 }),
});

const SOUNDS: Partial<Record<ChronosEvent["event"], Sound>> = {
  pile_flipped: "paper",
  card_taken: "paper",
  god_taken: "caw",
  god_acquired: "glass",
  timer_moved: "sand",
  timer_bagged: "lock",
  timer_knocked: "dice",
  victory_announced: "win",
  false_victory: "refused",
  deadlock_called: "tick",
  round_ended: "win",
};

/** What wins a round and the game, and who is nearest to it. */
/** My mat has room for what comes (`Coming.svelte`). */
const beside = new MediaQuery("(min-width: 1101px) and (min-height: 701px)");

/** Who takes what next, and in how many seconds. */
export function soonest(play: ChronosPlay, ui: Pick<Table, "counts" | "now">): string {
  const { view, say, seat } = play;
  const [next] = ui.counts ? comingOf(view, ui.now) : [];
  if (!next) return "";
  const me = next.timer.seat === seat ? "yes" : "no";
  const name = play.name(next.timer.seat);
  return say("coming-line", { me, name, seconds: next.seconds, card: theCard(say, next.card) });
}

function standing(play: ChronosPlay, ui: Table): Standing {
  const { view, say, seat } = play;
  const aim = say("aim-line", { target: view.target, tokens: view.rounds_to_win });
  const close = closest(play);
  if (close) return { aim, lead: close };
  const soon = beside.current ? "" : soonest(play, ui);
  if (soon) return { aim, lead: soon };
  const ahead = leadOf(view);
  const [first] = ahead;
  if (first === undefined) return { aim };
  const most = view.seats[first]?.tokens ?? 0;
  const tokens = most
    ? say("tokens-count", { count: most })
    : say("points-short", { points: view.seats[first]?.score ?? 0 });
  if (new Set(ahead.map((one) => one % view.units)).size > 1) return { aim, lead: say("lead-even", { tokens }) };
  const args = { me: ahead.includes(seat) ? "yes" : "no", who: listed(ahead.map((one) => play.name(one))), tokens };
  return { aim, lead: say(view.mode === "teams" ? "lead-team" : "lead-one", args) };
}

const CLOSE = 30; // points

/** Whoever lacks no more than a good card for the round. */
function closest(play: ChronosPlay): string {
  const { view, say, seat } = play;
  const short = view.seats.map(({ score }) => (score === null ? Infinity : view.target - score));
  const least = Math.min(...short);
  if (view.phase !== "play" || least > CLOSE || least <= 0) return "";
  const first = short.indexOf(least);
  return say("lead-close", { me: first === seat ? "yes" : "no", who: play.name(first), points: least });
}

function ask(play: ChronosPlay, ui: Table): string | undefined {
  const { view, say, seat } = play;
  const open = view.seats[seat]?.choosing;
  if (open) return say(`ask-${open.kind}`);
  if (view.phase === "ready" || view.phase === "interval") return say(`ask-${view.phase}`);
  const { bargain, held } = ui;
  if (bargain) {
    return say("ask-pay", {
      god: cardName(say, bargain.card),
      price: bargain.price,
      paid: ui.pay.length,
      open: bargain.open ? "yes" : "no",
    });
  }
  if (ui.trading) return say(ui.pay.length ? "ask-trade-get" : "ask-trade-give");
  if (held?.seat === NEUTRAL) return say(ui.pay.length ? "ask-neutral-pile" : "ask-neutral-pay");
  if (held) {
    const takes = ui.take && ui.takes(held);
    const card = takes ? under(view, held.where) : null;
    const timer = begun(theTimer(say, held.id));
    if (!ui.moveOptions(held.id).size) return say("ask-plan", { timer });
    return card ? say("ask-where-take", { timer, card: theCard(say, card) }) : say("ask-where", { timer });
  }
  if (view.deadlock) return say("ask-deadlock");
  if (view.phase === "zone") return say("ask-zone");
  if (view.step) return say("ask-steps");
  const free = view.timers.filter((timer) => timer.seat === seat && ui.liftable(timer));
  const ripe = free.find((timer) => ui.takes(timer));
  const card = ripe ? under(view, ripe.where) : null;
  if (ripe && card) return say("ask-ripe", { timer: begun(theTimer(say, ripe.id)), card: theCard(say, card) });
  if (free.length) {
    const stuck = free.length === 1 ? free[0] : undefined;
    if (stuck && conditionOf(view, stuck, view.now) === "blocked")
      return say("ask-blocked", { timer: begun(theTimer(say, stuck.id)) });
    return say("ask-play");
  }
  const next = nextFree(view, seat);
  if (!next) return say("ask-watch");
  return say("ask-next", {
    timer: theTimer(say, next.id),
    place: next.where === "home" ? say("place-home-short") : placeName(play, next.where),
  });
}

/** All my sand runs: the banner says until when. */
function waits({ view, seat }: ChronosPlay): boolean {
  return view.phase === "play" && !view.seats[seat]?.choosing && !!nextFree(view, seat);
}

/** At the beginning of a sentence. */
function begun(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function choices(play: ChronosPlay, ui: Table): Choice[] {
  const { view, say, seat } = play;
  const buttons: Choice[] = [];
  if (view.seats[seat]?.choosing) return buttons;
  const { bargain, held } = ui;
  const cancel: Choice = { label: say("do-cancel"), icon: close, pick: () => ui.reset() };
  if (bargain) {
    if (ui.paid)
      buttons.push({
        spot: "offer",
        label: say("do-offer"),
        icon: coins,
        key: "o",
        main: true,
        hint: say("term-offering-text"),
        pick: () => ui.buy(),
      });
    else if (!bargain.open && realmOf(view, seat).length > bargain.price)
      buttons.push({ spot: "pay", label: say("do-pay-cheaply"), icon: coins, key: "o", pick: () => ui.payCheaply() });
    else if (!bargain.open)
      buttons.push({ spot: "pay", label: say("do-pay-all"), icon: coins, key: "o", pick: () => ui.payCheaply() });
    return [...buttons, cancel];
  }
  if (ui.trading) return [cancel];
  if (held) {
    if (held.seat !== NEUTRAL) {
      if (ui.takes(held) || !ui.moveOptions(held.id).size) {
        buttons.push({
          label: say("do-take-along"),
          icon: grab,
          key: "t",
          pressed: ui.take,
          pick: () => (ui.take = !ui.take),
        });
      }
      if (ui.goals().has("home"))
        buttons.push({ spot: "home", label: say("do-home"), icon: home, key: "h", pick: () => ui.go("home") });
    }
    return held.seat === NEUTRAL ? [cancel] : buttons;
  }
  for (const command of ui.listed) {
    const pick = () => play.send(command);
    switch (command.do) {
      case "ready":
        buttons.push({ label: say("do-ready"), icon: check, key: "y", main: true, pick });
        break;
      case "vote_colours":
        buttons.push({
          label: say(command.yes ? "do-vote-yes" : "do-vote-no"),
          icon: palette,
          pressed: !command.yes,
          hint: say("vote-why"),
          pick,
        });
        break;
      case "ransom":
        buttons.push({ label: say("do-ransom"), icon: refund, key: "b", hint: say("do-ransom-sure"), pick });
        break;
      case "cassandre_take":
        buttons.push({ label: say("do-cassandre-take"), icon: eye, key: "c", main: true, pick });
        break;
      case "call_deadlock":
        buttons.push({ label: say("do-call-deadlock"), icon: stop, key: "d", pick });
        break;
      case "pass":
        buttons.push({ label: say("do-pass"), icon: skip, key: "p", pick });
    }
  }
  if (ui.listed.some((command) => command.do === "ouranos")) {
    buttons.push({
      label: say("do-ouranos"),
      icon: swap,
      key: "u",
      pick: () => {
        ui.reset();
        ui.trading = true;
      },
    });
  }
  return buttons;
}
