/**
 * What Board, Mat and banner of one table share: what I am about to do, and what has just been seen. It only narrows
 * what is legal.
 */
import { Places } from "../../common/flights";
import { sayEvent } from "../../common/wording";
import { readerOf } from "../../table/table.svelte";
import type { KromCommand, KromEvent, KromPlayBonus, KromService, Seat } from "../../wire/generated";
import { KROM_WORDING } from "../../wire/krom.wording";
import { BONUS, type KromPlay } from "./reading";
import { asShown, Show } from "./show.svelte";

type Of<Name extends KromEvent["event"]> = Extract<KromEvent, { event: Name }>;
export type Ware = KromService["what"];
export const WARES: readonly Ware[] = ["wood", "bone", "stone", "bonus", "heal"];

export interface FightCard {
  seat: Seat;
  card: string;
  took: number;
  dice: number[];
  cancelled: boolean;
}

export class Table {
  readonly places = new Places();

  /** A card of my hand, by its place in it, and what has been named for it. */
  card = $state<number | null>(null);
  target = $state<Seat | null>(null);
  give = $state<string | null>(null);
  take = $state<string | null>(null);
  /** Dice that I keep on the mountain. */
  kept = $state<boolean[]>([false, false, false, false, false]);
  /** The prey I aim at, and the dice I would buy. */
  prey = $state<number | null>(null);
  extra = $state(0);

  /** Seen: the cards of the fight, the cards gathered, the last hunt, dice thrown (counts). */
  fightCards = $state<FightCard[]>([]);
  loots = $state<Of<"looted">[]>([]);
  rolls = $state(0);
  throws = $state<number[]>([0, 0, 0, 0, 0]);
  gathered = $state<Of<"gathered">[]>([]);
  hunt = $state<Of<"hunted"> | null>(null);
  settled = $state<Of<"settled"> | null>(null);

  /** What was done to me and I should know, in sentences, until I go on. */
  news = $state<{ said: string; out: boolean }[]>([]);

  readonly show: Show;
  /** The table as the show has it so far: what board and mat draw. */
  readonly seen: KromPlay;
  #window = "";

  constructor(private readonly play: KromPlay) {
    this.show = new Show(play);
    this.seen = asShown(play, this.show);
  }

  /** A step came in. */
  hear(): void {
    const { view, seat, events } = this.play;
    for (const event of events) {
      this.#see(event);
      this.#mind(event);
    }
    this.show.take();
    const hand = view.players[seat]?.hand.join() ?? "";
    const window = `${view.phase} ${view.round} ${view.place} ${view.active} ${view.window} ${hand}`;
    if (window !== this.#window) this.drop();
    this.#window = window;
    if (!events.length) return;
    if (events.some(({ event }) => event === "phase_started" || event === "phase_ended")) this.#newPhase();
  }

  drop(): void {
    this.card = null;
    this.target = null;
    this.give = null;
    this.take = null;
  }

  #newPhase(): void {
    this.kept = [false, false, false, false, false];
    this.prey = null;
    this.extra = 0;
  }

  #see(event: KromEvent): void {
    switch (event.event) {
      case "fight_rolled":
        this.fightCards = [];
        this.loots = [];
        this.rolls++;
        break;
      case "bonus_resolved":
        if (event.take === "total")
          this.fightCards = [...this.fightCards, { ...event, dice: this.#extraDice(event.seat), cancelled: false }];
        break;
      case "bonus_cancelled":
        if (this.play.view.fight && !this.play.view.fight.over) {
          this.fightCards = [
            ...this.fightCards,
            { seat: event.seat, card: event.card, took: 0, dice: [], cancelled: true },
          ];
        }
        break;
      case "looted":
        this.loots = [...this.loots, event];
        break;
      case "phase_started":
        this.gathered = [];
        this.hunt = null;
        this.settled = null;
        break;
      case "gathered":
        this.gathered = [...this.gathered, event];
        break;
      case "hunted":
        this.hunt = event;
        this.rolls++;
        break;
      case "climbed":
        this.throws = this.throws.map((count) => count + 1);
        break;
      case "rerolled":
        this.throws = this.throws.map((count, die) => (event.thrown.includes(die) ? count + 1 : count));
        break;
      case "settled":
        this.settled = event;
    }
  }

  /** What is done to me is told to me. */
  #mind(event: KromEvent): void {
    const me = this.play.seat;
    if (me < 0) return;
    if (event.event === "destination_set" && event.seat === me) this.news = [];
    const hit =
      (event.event === "knocked_out" && event.seat === me) ||
      (event.event === "hearts_lost" && event.seat === me && event.cause === "bonus") ||
      (event.event === "looted" && event.victim === me) ||
      (event.event === "trophy_moved" && event.loser === me) ||
      (event.event === "bonus_resolved" && event.target === me && event.seat !== me);
    if (!hit) return;
    const said = sayEvent(KROM_WORDING, readerOf(this.play, "krom"), event);
    if (said) this.news = [...this.news, { said, out: event.event === "knocked_out" }];
  }

  #extraDice(seat: Seat): number[] {
    const thrown = this.play.events.find((event) => event.event === "fight_total" && event.seat === seat);
    return thrown?.event === "fight_total" ? thrown.dice : [];
  }

  /** A card of my hand was touched. */
  touch(at: number): void {
    const same = this.card === at;
    this.drop();
    if (!same) this.card = at;
  }

  /** All ways to play that card now. */
  ways(card: string | undefined): (KromPlayBonus | Extract<KromCommand, { do: "counter" }>)[] {
    return this.seen.legal.filter(
      (command) => (command.do === "play_bonus" || command.do === "counter") && command.card === card,
    ) as KromPlayBonus[];
  }

  /** What playing that card would be, to be asked about: whatever has to be named is named somehow. */
  tried(card: string): KromPlayBonus | Extract<KromCommand, { do: "counter" }> {
    const face = BONUS[card];
    if (face?.symbol === "counter") return { do: "counter", card };
    const target = this.play.view.players.findIndex(
      (player, seat) => seat !== this.play.seat && player.place === this.play.view.place,
    );
    const other = target >= 0 ? target : this.play.seat === 0 ? 1 : 0;
    return {
      do: "play_bonus",
      card,
      target: face?.names.includes("target") ? other : -1,
      give: face?.names.includes("give") ? "wood" : "",
      take: face?.names.includes("take") ? "bone" : "",
    };
  }

  /** The ways that are left after what I have named. */
  get narrowed(): KromPlayBonus[] {
    const card = this.card === null ? undefined : this.play.view.players[this.play.seat]?.hand[this.card];
    return (this.ways(card) as KromPlayBonus[]).filter(
      (way) =>
        (this.target === null || way.target === this.target) &&
        (this.give === null || way.give === this.give) &&
        (this.take === null || way.take === this.take),
    );
  }

  /** What has still to be named, if something has. */
  get question(): { field: "target" | "give" | "take"; options: (string | number)[] } | null {
    const ways = this.narrowed;
    for (const field of ["target", "give", "take"] as const) {
      if (this[field] !== null) continue;
      const options = [
        ...new Set(
          ways.flatMap((way) =>
            way[field] === undefined || way[field] === "" || way[field] === -1 ? [] : [way[field]],
          ),
        ),
      ];
      if (options.length > 1 || (field === "target" && options.length === 1)) return { field, options };
    }
    return null;
  }

  name(field: "target" | "give" | "take", value: string | number): void {
    if (field === "target") this.target = Number(value);
    else this[field] = String(value);
  }

  /** One purchase in the cave, if it may be asked. */
  service(ware: Ware): KromService | undefined {
    return this.seen.legal.find((command): command is KromService => command.do === "service" && command.what === ware);
  }

  get thrownAgain(): number[] {
    return this.kept.flatMap((kept, die) => (kept ? [] : [die]));
  }
}
