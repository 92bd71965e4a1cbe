/**
 * The Creation as a small show: the table decides all cards at once, here they are turned up one by one. It can be
 * skipped at any moment, and is overtaken by whatever is more urgent.
 */
import { tick } from "svelte";
import type { Places } from "../../house/flights";
import { stillness } from "../../house/settings.svelte";
import { play as sound, type Sound } from "../../house/sound";
import { tellEvent } from "../../house/telling";
import { readerOf } from "../../table/table.svelte";
import type { KreoEvent, KreoNatureView, Seat } from "../../wire/generated";
import { KREO_TELLING } from "../../wire/kreo.telling";
import { type Element, type KreoPlay, TREE } from "./reading";

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
  table: KreoNatureView[];
  tone: Tone;
}

const SHOWN: Partial<Record<KreoEvent["event"], number>> = {
  divination_closed: 1000,
  card_revealed: 900,
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
  nature_complete: 900,
  protected: 700,
  protection_returned: 500,
  volatile_gone: 900,
  replayed: 800,
  turn_ended: 500,
  game_over: 1500,
};
const BAD = new Set(["card_lost", "eclair_struck", "tornade_swept", "tornade_returned", "tornade_dropped", "hecatonchires_on", "volatile_gone"]);
const GOOD = new Set(["nature_in_play", "element_in_play", "nature_complete", "hecatonchires_off", "token_gained", "protected", "eclair_fizzled"]);
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
  on = $state(false);
  caption = $state("");
  tone = $state<Tone>("");
  table = $state.raw<KreoNatureView[]>([]);
  turned = $state.raw<Turned[]>([]);
  order = $state.raw<Seat[]>([]);
  /** The Nature that something happens to, and what. */
  touched = $state.raw<{ nature: string; event: string } | null>(null);
  /** The cards of the last Creation, for a quiet look back. */
  past = $state.raw<Turned[]>([]);
  #frames: Frame[] = [];
  #known: KreoNatureView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly play: KreoPlay,
    private readonly places: Places,
  ) {}

  /** A step arrived. */
  take(): void {
    const { events, view } = this.play;
    const told = events.filter((event) => event.event in SHOWN);
    const before = this.#known;
    this.#known = view.table;
    if (this.play.replaying) this.skip();
    if (!told.length) return;
    let table = before;
    const frames: Frame[] = [];
    for (const event of told) {
      table = after(table, event);
      const ms = SHOWN[event.event] ?? 600;
      const tone: Tone = event.event === "divination_closed" ? "hush" : BAD.has(event.event) ? "bad" : GOOD.has(event.event) ? "good" : "";
      frames.push({ event, ms: stillness() ? ms * 0.4 : ms, table, tone });
    }
    this.#frames.push(...frames);
    if (!this.on) {
      this.on = true;
      this.table = before;
      this.#next();
    }
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#frames.splice(0)) this.#apply(frame, true);
    this.#end();
  }

  /** The page is left, or a position came without a step. */
  settle(): void {
    this.#known = this.play.view.table;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
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
    this.on = false;
    this.caption = "";
    this.tone = "";
    this.touched = null;
  }

  #apply({ event, table, tone }: Frame, quietly: boolean): void {
    this.table = table;
    const from = "seat" in event ? `down:${event.seat}` : "";
    let to = "";
    this.touched = "nature" in event ? { nature: event.nature, event: event.event } : null;
    switch (event.event) {
      case "divination_closed":
        this.turned = [];
        this.order = event.order;
        break;
      case "card_revealed":
        this.turned = [...this.turned, { seat: event.seat, slot: event.slot, card: event.card, fate: "" }];
        break;
      case "nature_in_play":
        this.#fate(event.nature, "in");
        to = `tile:${event.nature}`;
        break;
      case "element_in_play":
        this.#fate(event.card, "in");
        to = `slot:${event.nature}:${event.element}`;
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
    }
    if (quietly) return;
    const { play } = this;
    const said = tellEvent(KREO_TELLING, readerOf(play, "kreo"), event);
    if (said) {
      this.caption = said;
      this.tone = tone;
    }
    const made = SOUNDS[event.event];
    if (made) sound(made);
    if (to) void tick().then(() => this.places.fly(to, from));
    if (event.event === "card_revealed") void tick().then(() => this.places.lift(from));
    if (event.event === "card_lost") void tick().then(() => this.places.shake(from));
  }

  #fate(card: string, fate: Fate): void {
    const at = this.turned.findLastIndex((one) => one.card === card || one.card.startsWith(`${card}-`));
    this.turned = this.turned.map((one, i) => (i === at ? { ...one, fate } : one));
  }
}

/** The table after an event, as far as the picture needs it. */
function after(table: readonly KreoNatureView[], event: KreoEvent): KreoNatureView[] {
  const without = (cards: readonly string[]) =>
    table.map((nature) => {
      const owned = nature.owned.filter((one) => !cards.includes(one.card));
      const gone = nature.owned.filter((one) => cards.includes(one.card)).map((one) => one.element);
      return gone.length ? { ...nature, owned, missing: [...nature.missing, ...gone] } : nature;
    });
  switch (event.event) {
    case "nature_in_play":
      return [...table, { nature: event.nature, owned: [], missing: [...(TREE[event.nature]?.requires ?? [])] as Element[] }];
    case "element_in_play":
      return table.map((nature) =>
        nature.nature === event.nature
          ? {
              ...nature,
              owned: [...nature.owned, { card: event.card, element: event.element, token: false }],
              missing: nature.missing.filter((element) => element !== event.element),
            }
          : nature,
      );
    case "eclair_struck":
    case "volatile_gone":
      return without([event.card]);
    case "tornade_swept":
      return without(event.cards);
    default:
      return [...table];
  }
}
