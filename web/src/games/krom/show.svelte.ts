/**
 * What happens to everybody at once as a small show on the landscape: cards are turned up, all set off, those who meet
 * fight. The table has long decided; here it is seen, before log and counters tell it. It can be skipped at any moment,
 * and is overtaken by a question that will not wait.
 */
import { stillness } from "../../common/settings.svelte";
import { play as sound, type Sound } from "../../common/sound";
import { sayEvent } from "../../common/wording";
import { readerOf } from "../../table/table.svelte";
import type { KromEvent, KromPlayer, KromView } from "../../wire/generated";
import { KROM_WORDING } from "../../wire/krom.wording";
import { BEAST, type KromPlay, type Place } from "./reading";

export type Scene = "" | "cards" | "walk" | "beast" | "roll" | "clash" | "hurt" | "out" | "trophy";

/** Somebody in a fight, as it is shown over their head. */
export interface Fighter {
  fighter: number;
  die: number;
  total: number;
  /** Hearts lost, when they are. */
  loss: number;
  first: boolean;
}

interface Frame {
  scene: Scene;
  ms: number;
  event: KromEvent;
  /** What else happens with it. */
  with: KromEvent[];
}

const MS: Record<Exclude<Scene, "">, number> = {
  cards: 1100,
  walk: 1300,
  beast: 1100,
  roll: 1600,
  clash: 950,
  hurt: 1300,
  out: 1500,
  trophy: 1500,
};
const SOUNDS: Partial<Record<Scene, Sound>> = {
  cards: "paper",
  walk: "wood",
  beast: "caw",
  roll: "dice",
  clash: "lock",
  out: "lock",
  trophy: "win",
};
/** So many frames may wait; then it goes faster. */
const LATE = 7;

export class Show {
  on = $state(false);
  /** The step that it began with. */
  from = $state(0);
  scene = $state<Scene>("");
  caption = $state("");
  /** The table as it is shown. */
  view = $state.raw<KromView | null>(null);
  /** Where it happens; "": everywhere. */
  place = $state<Place | "">("");
  /** Cards turned up, by seat. */
  cards = $state.raw<readonly Place[]>([]);
  fighters = $state.raw<readonly Fighter[]>([]);
  /** Dice thrown, counted. */
  rolls = $state(0);
  #known: KromView | null = null;
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: KromPlay) {}

  /** A step came in. */
  take(): void {
    const { events, view, step, seat, replaying } = this.play;
    const before = this.#known;
    this.#known = view;
    if (replaying || !before) {
      this.skip();
      return;
    }
    this.#frames.push(...framed(events));
    if (this.#frames.length && !this.on) {
      this.on = true;
      this.from = step;
      this.view = before;
      this.#next();
    }
    // a card is played and my answer is wanted within seconds
    if (view.phase === "reaction" && view.pending.some((open) => open.seat === seat)) this.skip();
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.#end();
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) {
      this.#end();
      return;
    }
    this.#apply(frame);
    const mine =
      this.play.seat < 0 ||
      frame.scene === "cards" ||
      frame.scene === "walk" ||
      this.fighters.some((one) => one.fighter === this.play.seat);
    const haste = (mine ? 1 : 0.7) * (this.#frames.length > LATE ? 0.5 : 1) * (stillness() ? 0.45 : 1);
    this.#timer = setTimeout(() => this.#next(), frame.ms * haste);
  }

  #end(): void {
    this.on = false;
    this.scene = "";
    this.caption = "";
    this.place = "";
    this.cards = [];
    this.fighters = [];
    this.view = null;
  }

  #apply({ scene, event, with: more }: Frame): void {
    const { play } = this;
    this.scene = scene;
    for (const one of scene === "cards" ? [] : [event, ...more]) if (this.view) this.view = after(this.view, one);
    this.cards = scene === "cards" && event.event === "destinations_revealed" ? event.places : [];
    switch (event.event) {
      case "destinations_revealed":
        this.place = "";
        this.fighters = [];
        break;
      case "kromosaure_moved":
        this.place = event.place;
        break;
      case "fight_rolled":
        this.place = event.place;
        this.rolls++;
        this.fighters = event.fighters.map((fighter, i) => ({
          fighter,
          die: event.dice[i] ?? 0,
          total: event.totals[i] ?? 0,
          loss: 0,
          first: false,
        }));
        break;
      case "fight_result":
        this.#finish(event.ranking, event.totals, scene, more);
        break;
      case "knocked_out":
        this.place = this.view?.players[event.seat]?.place ?? "";
    }
    this.caption =
      scene === "cards"
        ? play.say("show-cards")
        : scene === "walk"
          ? play.say("show-walk")
          : (sayEvent(KROM_WORDING, readerOf(play, "krom"), event) ?? "");
    const made = SOUNDS[scene];
    if (made) sound(made);
  }

  #finish(ranking: readonly number[], totals: readonly number[], scene: Scene, more: readonly KromEvent[]): void {
    const { view } = this;
    this.place = view?.players[ranking.find((fighter) => fighter !== BEAST) ?? 0]?.place ?? "";
    const dice = new Map(this.fighters.map((one) => [one.fighter, one.die]));
    const fight = this.#known?.fight ?? null;
    const lost = (fighter: number) =>
      more.reduce(
        (sum, one) =>
          sum +
          (one.event === "hearts_lost" && one.seat === fighter
            ? one.n
            : one.event === "kromosaure_hurt" && fighter === BEAST
              ? one.n
              : 0),
        0,
      );
    this.fighters = [...ranking]
      .map((fighter, i) => ({
        fighter,
        die: dice.get(fighter) ?? fight?.dice[fight.fighters.indexOf(fighter)] ?? 0,
        total: totals[i] ?? 0,
        loss: scene === "hurt" ? lost(fighter) : 0,
        first: scene === "hurt" && i === 0,
      }))
      .sort((a, b) => a.fighter - b.fighter);
  }
}

/** The frames of a step. */
function framed(events: readonly KromEvent[]): Frame[] {
  const frames: Frame[] = [];
  const add = (scene: Exclude<Scene, "">, event: KromEvent, more: KromEvent[] = []) =>
    frames.push({ scene, ms: MS[scene], event, with: more });
  events.forEach((event, i) => {
    switch (event.event) {
      case "destinations_revealed":
        add("cards", event);
        add("walk", event);
        break;
      case "kromosaure_moved":
        add("beast", event);
        break;
      case "fight_rolled":
        add("roll", event);
        break;
      case "fight_result": {
        const rest = events.slice(i + 1);
        const next = rest.findIndex((one) => one.event === "fight_rolled");
        const wounds = rest
          .slice(0, next < 0 ? rest.length : next)
          .filter((one) => one.event === "hearts_lost" || one.event === "kromosaure_hurt");
        add("clash", event);
        add("hurt", event, wounds);
        break;
      }
      case "knocked_out":
        add("out", event);
        break;
      case "kromosaure_beaten":
      case "trophy_moved":
        add("trophy", event);
    }
  });
  return frames;
}

/** The table after an event, as far as the picture needs it. */
function after(view: KromView, event: KromEvent): KromView {
  const one = (seat: number, change: Partial<KromPlayer>): KromView => ({
    ...view,
    players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
  });
  switch (event.event) {
    case "destinations_revealed":
      return {
        ...view,
        phase: "action",
        players: view.players.map((player, at) => ({
          ...player,
          place: event.places[at] ?? player.place,
          chosen: false,
          destination: "",
        })),
      };
    case "kromosaure_moved":
      return view.beast ? { ...view, beast: { ...view.beast, place: event.place } } : view;
    case "hearts_lost":
      return one(event.seat, { hearts: event.left });
    case "knocked_out":
      return one(event.seat, { hearts: 0, knocked_out: true });
    case "kromosaure_hurt":
      return view.beast ? { ...view, beast: { ...view.beast, hearts: event.left } } : view;
    case "kromosaure_beaten":
      return one(event.seat, { trophy: true });
    case "trophy_moved":
      return { ...view, players: view.players.map((player, at) => ({ ...player, trophy: at === event.winner })) };
    default:
      return view;
  }
}

/** The same table as the show has it: nothing is told, and nothing offered, before it has been seen. */
export function asShown(play: KromPlay, show: Show): KromPlay {
  return new Proxy(play, {
    get(target, key) {
      if (show.on && key === "legal") return [];
      if (show.on && key === "view" && show.view) return show.view;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
