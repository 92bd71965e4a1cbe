/** What Board, Mat and banner of one table share: what is kept, chosen, aimed at, and what the last fill threw. */
import { SvelteSet } from "svelte/reactivity";
import { Places } from "../../common/flights";
import { stillness } from "../../common/settings.svelte";
import { play as sound } from "../../common/sound";
import type {
  KeroCommand,
  KeroEvent,
  KeroMove,
  KeroPlayTuarek,
  KeroRoll,
  KeroTap,
  KeroTip,
  Seat,
} from "../../wire/generated";
import { type KeroPlay, LAND_SLOTS, RESOURCES, SPECIALS, WHITES } from "./reading";

/** A Tuarek that is being played and still needs to be told where or what. */
export interface Aim {
  kind: "march" | "loot" | "banish";
  resources: string[];
  moves: KeroMove[];
  from: number;
}

export interface FillShown {
  seat: Seat;
  faces: Record<string, string>;
  dice: string[];
  throws: number;
  gained: number;
  over: boolean;
}

/** A Conquest as the board shows it, before the new lands are seen. */
export interface SharedOut {
  /** The step that brought it. */
  from: number;
  n: number;
  lands: { land: string; seat: Seat; why: "won" | "tie" | "empty" }[];
}

/** How long a Conquest is shown, and words about what was done to me. */
const SHARED_MS = 5_200;
const NEWS_MS = 6_000;
/** How long a truck takes to topple over. */
const TOPPLED_MS = 2_400;
/** From one thing to the next when the table is hurried on. */
const HURRIED_MS = 240;

export class Table {
  readonly places = new Places();
  /** Dice that are not to be thrown again. */
  readonly kept = new SvelteSet<string>();
  /** Special dice chosen before the roll. */
  readonly specials = new SvelteSet<string>();
  thenFlat = $state(false);
  aim = $state.raw<Aim | null>(null);
  /** Dice thrown by a tap that the table has not answered yet: they fly at once. */
  air = $state.raw<string[]>([]);
  /** A throw was asked for too early: it is done as soon as it may be. */
  queued = $state(false);
  /** What was done to me by the other clan, in a sentence. */
  news = $state("");
  shared = $state.raw<SharedOut | null>(null);
  /** The table goes on as fast as it can be watched. */
  hurried = $state(false);
  fill = $state.raw<FillShown | null>(null);
  /** Seat whose truck has just broken down; -1: none. */
  broken = $state(-1);
  sorry = $state(-1);
  /** A breakdown as the board shows it: the truck topples over. */
  toppled = $state.raw<{ from: number; seat: Seat } | null>(null);
  turn = 0;
  #sharing: ReturnType<typeof setTimeout> | undefined;
  #toppling: ReturnType<typeof setTimeout> | undefined;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: KeroPlay) {}

  get mine(): boolean {
    return this.play.seat >= 0 && this.play.view.active === this.play.seat;
  }

  /** The dice on the table, those of a throw that is under way included. */
  get airborne(): boolean {
    return this.air.length > 0 || this.play.view.dice.some((die) => die.in_air);
  }

  /** Whether there is nothing for me to do but watch. */
  get watching(): boolean {
    const { play } = this;
    const { view } = play;
    if (play.seat < 0 || play.outcome || !play.running) return false;
    if (view.phase === "rolling") return !this.mine;
    if (view.phase === "refuelling") return this.mine || view.options.refuel_mode !== "tap";
    return view.pending.every((open) => open.seat !== play.seat);
  }

  /**
   * Alone with bots: on to the next thing and the next, until this fill is over or I am asked; once more: no further.
   */
  async hurry(): Promise<void> {
    this.hurried = !this.hurried;
    const filling = () => this.play.view.phase === "refuelling" || this.play.view.phase === "reaction";
    const begun = filling();
    while (this.hurried && this.play.skipAhead && this.watching && filling() === begun) {
      await this.play.skipAhead();
      await new Promise((then) => setTimeout(then, HURRIED_MS));
    }
    this.hurried = false;
  }

  /** The breakdown has been seen. */
  standUp(): void {
    clearTimeout(this.#toppling);
    this.toppled = null;
  }

  /** The Conquest has been seen. */
  sharedOut(): void {
    clearTimeout(this.#sharing);
    this.shared = null;
  }

  #announce(news: string): void {
    this.news = news;
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => {
      this.news = "";
    }, NEWS_MS);
  }

  toThrow(): string[] {
    return this.play.view.dice.filter((die) => die.again && !this.kept.has(die.die)).map((die) => die.die);
  }

  get nextThrow(): KeroRoll {
    return { do: "roll", dice: this.toThrow(), then_flat: this.thenFlat };
  }

  keep(die: string, kept: boolean): void {
    if (kept) this.kept.add(die);
    else this.kept.delete(die);
    this.queued = false;
  }

  toggle(die: string): void {
    this.keep(die, !this.kept.has(die));
  }

  /** Throws what is not kept: now, or as soon as the dice are gathered. */
  throw(): void {
    const { play } = this;
    if (play.view.phase !== "rolling" || !this.mine || this.airborne) return;
    const dice = this.toThrow();
    if (!dice.length) {
      play.why(this.nextThrow);
      return;
    }
    // A few throws are listed for all: one stands for any other set of the dice that the view says may be thrown again.
    if (play.legal.some((one) => one.do === "roll")) {
      this.queued = false;
      this.air = dice;
      play.send(this.nextThrow);
    } else this.queued = !this.queued;
  }

  get tap(): KeroTap | undefined {
    return this.play.legal.find((one) => one.do === "tap");
  }

  tapNow(): void {
    const { tap } = this;
    if (!tap) return;
    sound("dice");
    this.play.send(tap);
  }

  layFlat(): void {
    const command = this.play.legal.find((one) => one.do === "lay_flat");
    if (command) this.play.send(command);
    else if (this.mine) this.play.why({ do: "lay_flat" });
  }

  get tip(): KeroTip | undefined {
    const chosen = [...this.specials];
    return this.play.legal.find(
      (one): one is KeroTip =>
        one.do === "tip" && !one.then_flat === !this.thenFlat && same(one.specials ?? [], chosen),
    );
  }

  /** The roll with that die besides those that are chosen. */
  tipWith(die: string): KeroTip {
    return { do: "tip", specials: this.specials.has(die) ? [...this.specials] : [...this.specials, die] };
  }

  /** Whether the die could be chosen besides those that are. */
  affordable(die: string): boolean {
    const wish = this.tipWith(die).specials ?? [];
    return this.play.legal.some((one) => one.do === "tip" && same(one.specials ?? [], wish));
  }

  choose(die: string): void {
    if (this.specials.has(die)) this.specials.delete(die);
    else if (this.affordable(die)) this.specials.add(die);
    else this.play.why(this.tipWith(die));
  }

  /** What those special dice cost. */
  priceOf(specials: Iterable<string>): number {
    let set = 0;
    for (const die of specials) set |= 1 << SPECIALS.indexOf(die);
    return this.play.view.tip_prices[set] ?? 0;
  }

  tipNow(): void {
    const command = this.tip;
    if (!command) return;
    this.kept.clear();
    if (this.play.view.options.clock === "live")
      this.air = [...WHITES, ...SPECIALS.filter((die) => this.specials.has(die))];
    this.play.send(command);
  }

  /** Begins or gives up a Tuarek that needs to be told more; plays one that does not. */
  tuarek(kind: string): void {
    const { play } = this;
    if (this.aim?.kind === kind) {
      this.aim = null;
      return;
    }
    const all = play.legal.filter((one): one is KeroPlayTuarek => one.do === "play_tuarek" && one.kind === kind);
    const [first] = all;
    if (!first) return;
    if (kind === "march" || kind === "loot" || kind === "banish")
      this.aim = { kind, resources: [], moves: [], from: 0 };
    else play.send(first);
  }

  loot(resource: string): void {
    if (this.aim?.kind !== "loot") return;
    const resources = [...this.aim.resources, resource];
    this.aim = { ...this.aim, resources };
    if (resources.length < 2) return;
    const found = this.play.legal.find(
      (one) => one.do === "play_tuarek" && one.kind === "loot" && same(one.resources ?? [], resources),
    );
    this.aim = null;
    if (found) this.play.send(found);
  }

  /** The march as it stands, if it may be made. */
  march(moves = this.aim?.moves ?? []): KeroPlayTuarek | undefined {
    const wish = moves.map(stepOf);
    return this.play.legal.find(
      (one): one is KeroPlayTuarek =>
        one.do === "play_tuarek" && one.kind === "march" && same((one.moves ?? []).map(stepOf), wish),
    );
  }

  /** What touching a land does now; undefined: nothing. */
  onLand(land: number | "outpost"): (() => void) | undefined {
    const { play, aim } = this;
    if (aim?.kind === "banish") {
      const found = play.legal.find((one) => one.do === "play_tuarek" && one.kind === "banish" && one.land === land);
      return found && (() => this.#done(found));
    }
    if (aim?.kind === "march" && land !== "outpost") {
      const { from, moves } = aim;
      if (from === 0) {
        const leads = LAND_SLOTS.some((to) => to !== land && this.march([...moves, { from: land, to }]));
        return leads ? () => (this.aim = { ...aim, from: land }) : undefined;
      }
      if (from === land) return () => (this.aim = { ...aim, from: 0 });
      const next = [...moves, { from, to: land }];
      const found = this.march(next);
      if (!found) return undefined;
      return () => {
        const more = LAND_SLOTS.some((a) =>
          LAND_SLOTS.some((to) => a !== to && this.march([...next, { from: a, to }])),
        );
        if (more) this.aim = { ...aim, moves: next, from: 0 };
        else this.#done(found);
      };
    }
    if (aim) return undefined;
    const found = play.legal.find(
      (one) => (one.do === "place_free" || one.do === "place_explorer" || one.do === "claim_tie") && one.land === land,
    );
    return found && (() => play.send(found));
  }

  /** What touching that land would be, to be asked about. */
  triedOnLand(land: number | "outpost"): KeroCommand {
    const { play, aim } = this;
    if (aim?.kind === "banish") return { do: "play_tuarek", kind: "banish", land: Number(land) || 0 };
    if (aim?.kind === "march") {
      const here = Number(land) || 0;
      const step = aim.from ? { from: aim.from, to: here } : { from: here, to: here === 1 ? 2 : 1 };
      return { do: "play_tuarek", kind: "march", moves: [...aim.moves, step] };
    }
    if (play.view.phase === "tie") return { do: "claim_tie", land: Number(land) || 0 };
    return { do: play.view.pending_free ? "place_free" : "place_explorer", land };
  }

  /** What playing that Tuarek would be, to be asked about: whatever has to be named is named somehow. */
  triedTuarek(kind: string): KeroPlayTuarek {
    if (kind === "march") return { do: "play_tuarek", kind, moves: [{ from: 1, to: 2 }] };
    if (kind === "loot") return { do: "play_tuarek", kind, resources: RESOURCES.slice(0, 2) };
    return kind === "banish" ? { do: "play_tuarek", kind, land: 1 } : { do: "play_tuarek", kind };
  }

  /** What touching that card of the row would be, to be asked about. */
  triedOnCard(slot: number): KeroCommand {
    return { do: this.play.view.phase === "sweep" ? "sweep_card" : "take_card", slot };
  }

  onCard(slot: number): (() => void) | undefined {
    const found = this.play.legal.find(
      (one) => (one.do === "take_card" || one.do === "sweep_card") && one.slot === slot,
    );
    return found && (() => this.play.send(found));
  }

  #done(command: KeroCommand): void {
    this.aim = null;
    this.play.send(command);
  }

  /** After a step: forget what it settled, remember what the dice of a fill showed. */
  look(): void {
    const { play } = this;
    const { view } = play;
    this.air = [];
    if (view.turn_no !== this.turn) {
      this.turn = view.turn_no;
      this.kept.clear();
      this.specials.clear();
      for (const die of view.free_dice) this.specials.add(die);
      this.thenFlat = false;
      this.queued = false;
    }
    // What was chosen and can no longer be paid (a fill took the Jerricans) is put back, the last first.
    if (play.legal.some((one) => one.do === "tip"))
      for (const die of [...this.specials].reverse()) if (!this.tip) this.specials.delete(die);
    if (view.phase !== "rolling") this.queued = false;
    if (this.aim && !play.legal.some((one) => one.do === "play_tuarek" && one.kind === this.aim?.kind)) this.aim = null;
    this.#share(play.events);
    for (const event of play.events) this.#hear(event);
    if (view.phase === "rolling" || view.phase === "develop") this.broken = -1;
    if (this.queued && !this.airborne) {
      this.queued = false;
      this.throw();
      // Not yet: wait on.
      if (!this.air.length && view.phase === "rolling") this.queued = true;
    }
  }

  /** Who won which land, if a Conquest came. */
  #share(events: readonly KeroEvent[]): void {
    const came = events.findLast((event) => event.event === "conquest_came");
    if (!came) return;
    const lands = events.flatMap((event): SharedOut["lands"] => {
      if (event.event === "land_won") return [{ land: event.land, seat: event.seat, why: "won" }];
      return event.event === "land_discarded" ? [{ land: event.land, seat: -1, why: event.why }] : [];
    });
    this.shared = { from: this.play.step, n: came.n, lands };
    clearTimeout(this.#sharing);
    this.#sharing = setTimeout(() => this.sharedOut(), stillness() ? SHARED_MS * 0.7 : SHARED_MS);
  }

  #hear(event: KeroEvent): void {
    switch (event.event) {
      case "turn_started":
        if (event.seat !== this.broken) this.sorry = -1;
        break;
      case "refuel_started":
        this.fill = { seat: event.seat, faces: {}, dice: event.dice, throws: 0, gained: 0, over: false };
        break;
      case "refuel_throw": {
        const faces = { ...this.fill?.faces };
        event.dice.forEach((die, i) => {
          faces[die] = event.faces[i] ?? "";
        });
        // What is no longer in the air has burnt, whatever it shows.
        for (const die of event.dice) if (!event.left.includes(die)) faces[die] = "F";
        if (this.fill) this.fill = { ...this.fill, faces, throws: event.k };
        break;
      }
      case "refuel_ended":
        if (this.fill) this.fill = { ...this.fill, throws: event.throws, gained: event.gained_ms, over: true };
        break;
      case "panne":
        this.broken = event.seat;
        this.toppled = { from: this.play.step, seat: event.seat };
        clearTimeout(this.#toppling);
        this.#toppling = setTimeout(() => this.standUp(), TOPPLED_MS);
        break;
      case "explorer_banished":
        this.sorry = event.seat;
        if (event.seat !== this.play.seat && this.play.seat >= 0)
          this.#announce(
            this.play.say("news-banished", {
              who: this.play.name(event.seat),
              land: this.play.say(`land-${event.place}`),
            }),
          );
        break;
      case "ambush_played":
        if (this.play.seat >= 0 && event.seat !== this.play.seat)
          this.#announce(this.play.say("news-ambushed", { who: this.play.name(event.seat) }));
        break;
      case "truck_tipped":
        this.fill = null;
        this.broken = -1;
        this.sorry = -1;
    }
  }
}

function stepOf({ from, to }: KeroMove): string {
  return `${from}${to}`;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}
