/**
 * The Creation as a small show: the table decides all cards at once, here they are turned up one by one, and the board,
 * its counters and badges say no more than what was shown. It can be skipped at any moment; where a clock of mine has
 * begun to run meanwhile, it makes haste.
 */
import { tick } from "svelte";
import type { Places } from "../../common/flights";
import { stillness } from "../../common/settings.svelte";
import { play as sound, type Sound } from "../../common/sound";
import { sayEvent } from "../../common/wording";
import { readerOf } from "../../table/table.svelte";
import type { KreoEvent, KreoView, Seat } from "../../wire/generated";
import { KREO_WORDING } from "../../wire/kreo.wording";
import { after } from "./picture";
import { type KreoPlay, TREE } from "./reading";

export type Fate = "" | "in" | "lost" | "struck" | "back";
export type Tone = "" | "good" | "bad" | "hush";

/** A card turned up in this Creation. */
export interface Turned {
  seat: Seat;
  slot: number;
  card: string;
  fate: Fate;
}

interface Frame {
  event: KreoEvent;
  ms: number;
  view: KreoView;
  tone: Tone;
}

const SHOWN: Partial<Record<KreoEvent["event"], number>> = {
  divination_closed: 1000,
  card_revealed: 1150,
  bet_settled: 900,
  nature_in_play: 900,
  element_in_play: 900,
  token_gained: 500,
  card_lost: 1000,
  eclair_struck: 1100,
  eclair_fizzled: 900,
  tornade_swept: 1300,
  tornade_returned: 900,
  tornade_dropped: 900,
  hecatonchires_on: 1100,
  hecatonchires_off: 900,
  nature_complete: 1100,
  protected: 700,
  protection_returned: 500,
  volatile_gone: 900,
  replayed: 1000,
  turn_ended: 500,
  game_over: 1500,
};
/** So long that one sees the Planet form. */
const FORMS_MS = 2600;
/** Where each card lands and is turned up, before it goes where it goes. */
export const SPOT = "spot";
/** How much of the time that I have left for a decision a show may take. */
const SHARE = 0.25;
const isShown = (event: KreoEvent): boolean =>
  event.event in SHOWN || (event.event === "first_player" && event.why === "perturbateur");
const BAD = new Set([
  "card_lost",
  "eclair_struck",
  "tornade_swept",
  "tornade_returned",
  "tornade_dropped",
  "hecatonchires_on",
  "volatile_gone",
]);
const GOOD = new Set([
  "nature_in_play",
  "element_in_play",
  "nature_complete",
  "hecatonchires_off",
  "token_gained",
  "protected",
  "eclair_fizzled",
]);
const SOUNDS: Partial<Record<KreoEvent["event"], Sound>> = {
  card_revealed: "paper",
  nature_in_play: "wood",
  element_in_play: "wood",
  nature_complete: "glass",
  card_lost: "sand",
  eclair_struck: "lock",
  tornade_swept: "dice",
  hecatonchires_on: "dice",
};

export class Show {
  caption = $state("");
  tone = $state<Tone>("");
  /** Sentences told, counted: each is felt anew. */
  told = $state(0);
  turned = $state.raw<Turned[]>([]);
  /** The card on which all eyes are, before it goes where it goes. */
  spot = $state.raw<Turned | null>(null);
  /** The Nature that something happens to, and what. */
  touched = $state.raw<{ nature: string; event: string } | null>(null);
  /** The cards of the last Creation, for a quiet look back. */
  past = $state.raw<Turned[]>([]);
  /** What the board knows while it shows. */
  view = $state.raw<KreoView>() as KreoView;
  /** A step that came and has something to show is a show from that very moment on: no news before it. */
  on = $derived.by(() => this.#playing || this.#waits);
  #playing = $state(false);
  #began = $state(0);
  #taken = $state(0);
  #waits = $derived.by(() => !this.play.replaying && this.play.step !== this.#taken && this.play.events.some(isShown));
  #frames: Frame[] = [];
  #known: KreoView;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly play: KreoPlay,
    private readonly places: Places,
  ) {
    this.#known = this.view = play.view;
    this.#taken = play.step;
  }

  /** The step that it began with. */
  get from(): number {
    return this.#playing ? this.#began : this.play.step;
  }

  /** The table is another one: after a step, or because the line was lost meanwhile. */
  take(): void {
    const { events, view, step } = this.play;
    const before = this.#known;
    const seen = step === this.#taken || this.play.replaying ? [] : events.filter(isShown);
    if (this.play.replaying) this.skip();
    if (seen.length) {
      let now = before;
      for (const event of events) {
        now = after(now, event);
        if (!isShown(event)) continue;
        const ms =
          event.event === "nature_complete" && TREE[event.nature]?.level === 4 ? FORMS_MS : (SHOWN[event.event] ?? 700);
        this.#frames.push({ event, ms: stillness() ? ms * 0.75 : ms, view: now, tone: this.#toneOf(event) });
      }
      if (!this.#playing) {
        this.#playing = true;
        this.#began = step;
        this.view = before;
        this.#next();
      }
    } else if (!this.#playing) this.view = view;
    this.#known = view;
    this.#taken = step;
    this.#hasten();
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#frames.splice(0)) this.#apply(frame, true);
    this.#end();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.#end();
  }

  /** Whether I am asked something by now. */
  get calls(): boolean {
    return this.play.view.pending.some((one) => one.seat === this.play.seat);
  }

  #hasten(): void {
    const due = this.play.view.pending.find((one) => one.seat === this.play.seat)?.deadline ?? null;
    if (due === null || !this.#frames.length) return;
    const all = this.#frames.reduce((sum, frame) => sum + frame.ms, 0);
    const share = Math.min(1, Math.max(0, ((due - this.play.now()) * SHARE) / all));
    for (const frame of this.#frames) frame.ms *= share;
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) {
      this.#end();
      return;
    }
    this.#apply(frame, false);
    this.#timer = setTimeout(() => this.#next(), frame.ms);
  }

  #end(): void {
    this.#playing = false;
    this.view = this.#known;
    this.caption = "";
    this.tone = "";
    this.touched = null;
    this.spot = null;
  }

  #apply({ event, view, tone }: Frame, quietly: boolean): void {
    this.view = view;
    const from = "seat" in event ? `down:${event.seat}` : "";
    let to = "";
    this.touched = "nature" in event ? { nature: event.nature, event: event.event } : null;
    switch (event.event) {
      case "divination_closed":
        this.turned = [];
        this.spot = null;
        break;
      case "card_revealed":
        this.turned = [...this.turned, { seat: event.seat, slot: event.slot, card: event.card, fate: "" }];
        this.spot = this.turned.at(-1) ?? null;
        break;
      case "replayed":
        this.spot = { seat: event.seat, slot: 1, card: event.card, fate: "" };
        break;
      case "nature_in_play":
        this.#fate(event.nature, "in");
        to = `tile:${event.nature}`;
        break;
      case "element_in_play":
        this.#fate(event.card, "in");
        to = `slot:${event.nature}:${event.element}`;
        break;
      case "nature_complete":
        this.spot = null;
        break;
      case "card_lost":
        this.#fate(event.card, "lost");
        break;
      case "eclair_struck":
        this.#fate("ECLAIR", "struck");
        break;
      case "eclair_fizzled":
        this.#fate(event.card, "lost");
        break;
      case "tornade_swept":
        this.#fate("TORNADE", "struck");
        break;
      case "hecatonchires_on":
        this.#fate("HECATONCHIRES", "struck");
        break;
      case "tornade_returned":
        this.#fate("TORNADE", "back");
        break;
      case "turn_ended":
      case "game_over":
        this.past = this.turned;
        this.spot = null;
    }
    if (quietly) return;
    const { play } = this;
    const said = sayEvent(KREO_WORDING, readerOf(play, "kreo"), event);
    if (said) {
      this.caption = said;
      this.tone = tone;
      this.told++;
    }
    const made = SOUNDS[event.event];
    if (made) sound(made);
    if (event.event === "card_revealed") void tick().then(() => this.places.fly(SPOT, from));
    if (event.event === "card_lost") void tick().then(() => this.places.shake(SPOT));
    if (to)
      void tick().then(() => {
        this.places.fly(to, this.spot ? SPOT : from);
        this.spot = null;
      });
  }

  #fate(card: string, fate: Fate): void {
    const isIt = (one: Turned) => one.card === card || one.card.startsWith(`${card}-`);
    const at = this.turned.findLastIndex(isIt);
    this.turned = this.turned.map((one, i) => (i === at ? { ...one, fate } : one));
    if (this.spot && isIt(this.spot)) this.spot = { ...this.spot, fate };
  }

  #toneOf(event: KreoEvent): Tone {
    if (event.event === "divination_closed") return "hush";
    if (event.event === "game_over") return this.play.outcome?.winners.length ? "good" : "bad";
    if (BAD.has(event.event)) return "bad";
    return GOOD.has(event.event) ? "good" : "";
  }
}
