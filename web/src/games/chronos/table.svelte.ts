/**
 * What Board, Mat and banner of one table share: the clock of the sand, and what I am about to do. It only narrows what
 * is legal.
 */
import { MediaQuery } from "svelte/reactivity";
import { Places } from "../../common/flights";
import { stillness } from "../../common/settings.svelte";
import { tips } from "../../common/tips.svelte";
import { sayEvent } from "../../common/wording";
import { readerOf } from "../../table/table.svelte";
import { CHRONOS_WORDING } from "../../wire/chronos.wording";
import type { ChronosCommand, ChronosTimerView, Seat } from "../../wire/generated";
import { codeOf, PRICES, VALUES } from "./art";
import {
  type ChronosPlay,
  comingOf,
  isKnock,
  listedIn,
  realmOf,
  under,
  type MoveOption,
  moveOptionsOf,
} from "./reading";

const SHOUT_MS = 2200;
const SECONDS = "kermesse.chronos.seconds";
const SOON = 15; // seconds

/** A god about to be bought: of the temple (`seller` -1), or of another seat with GAIA. */
export interface Bargain {
  card: string;
  seller: Seat;
  price: number;
  /** More may be paid. */
  open: boolean;
}

export class Table {
  readonly places = new Places();
  /** The sand's clock; moves about twelve times a second. */
  now = $state(0);
  /** The timer in my hand. */
  timer = $state<string | null>(null);
  /** Whether it takes the card along. */
  take = $state(true);
  bargain = $state.raw<Bargain | null>(null);
  /** Cards of my realm that are to pay. */
  pay = $state.raw<string[]>([]);
  /** OURANOS: what is to come back. */
  trading = $state(false);
  /** Asked of the table and not yet answered: shown as a ghost. */
  sent = $state.raw<{ timer: string; to: string } | null>(null);
  /** Seconds beside the sand, for those who asked. */
  seconds = $state(globalThis.localStorage?.getItem(SECONDS) === "yes");
  /** Where a timer is being dragged. */
  drag = $state.raw<{ timer: string; x: number; y: number; over: string } | null>(null);

  /** Somebody shouted Victory: seen before the round is counted. */
  shout = $state.raw<{ seat: Seat; from: number; words: string } | null>(null);
  #shouting: ReturnType<typeof setTimeout> | undefined;
  readonly #narrow = new MediaQuery("(max-width: 1100px), (max-height: 700px)");

  constructor(readonly play: ChronosPlay) {
    this.now = this.sandNow();
  }

  sandNow(): number {
    return this.play.view.step ? this.play.view.sand_now : this.play.now();
  }

  /** Whether sand runs by the clock, so that its seconds can be counted. */
  get counts(): boolean {
    return !this.play.view.step && ["play", "zone"].includes(this.play.view.phase);
  }

  /** Where there is no room for a list of what comes: the rival's timer that takes a card next, if it does so soon. */
  readonly next = $derived.by(() => {
    if (!this.#narrow.current || !this.counts) return "";
    const [first] = comingOf(this.play.view, this.now).filter(({ timer }) => timer.seat !== this.play.seat);
    return first && first.seconds <= SOON ? first.timer.id : "";
  });

  toggleSeconds(): void {
    this.seconds = !this.seconds;
    globalThis.localStorage?.setItem(SECONDS, this.seconds ? "yes" : "no");
  }

  reset(): void {
    this.timer = null;
    this.take = true;
    this.bargain = null;
    this.pay = [];
    this.trading = false;
  }

  /** The world moved: what I hold may be gone. */
  tidy(): void {
    const { view, seat } = this.play;
    this.sent = null;
    if (!["play", "zone"].includes(view.phase) || view.seats[seat]?.choosing) {
      this.reset();
      return;
    }
    const held = this.held;
    if (this.timer && (!held || (held.seat !== seat && held.seat !== NEUTRAL) || held.where === "bag"))
      this.timer = null;
    const realm = realmOf(view, seat);
    if (this.pay.some((card) => !realm.includes(card))) this.pay = this.pay.filter((card) => realm.includes(card));
    const { bargain } = this;
    if (bargain) {
      const there =
        bargain.seller < 0 ? [...view.temple, view.seats[seat]?.reserved] : view.seats[bargain.seller]?.front;
      if (!there?.includes(bargain.card)) this.reset();
    }
    if (this.trading && !view.seats[seat]?.front.includes("OURANOS")) this.reset();
  }

  /** Is there a shout in what has just happened? */
  hear(): void {
    const { events, step, replaying } = this.play;
    const shout = events.find((event) => event.event === "victory_announced");
    if (replaying || shout?.event !== "victory_announced") return;
    const words = sayEvent(CHRONOS_WORDING, readerOf(this.play, "chronos"), shout);
    this.shout = { seat: shout.seat, from: step, words };
    clearTimeout(this.#shouting);
    this.#shouting = setTimeout(() => this.hush(), stillness() ? SHOUT_MS / 2 : SHOUT_MS);
  }

  hush(): void {
    clearTimeout(this.#shouting);
    this.shout = null;
  }

  get held(): ChronosTimerView | undefined {
    return this.play.view.timers.find((timer) => timer.id === this.timer);
  }

  get listed(): readonly ChronosCommand[] {
    return listedIn(this.play.view, this.play.legal);
  }

  moveOptions(id: string): Map<string, MoveOption> {
    return moveOptionsOf(this.play.view, this.listed, this.play.seat, id);
  }

  /** Whether that timer may take the card it stands on. */
  takes(timer: ChronosTimerView): boolean {
    return [...this.moveOptions(timer.id).values()].some((option) => option.take);
  }

  /** What is not listed, but may be possible by now: the table is asked first, and says why not. */
  async attempt(command: ChronosCommand): Promise<void> {
    const same = JSON.stringify(command);
    if (this.listed.some((one) => JSON.stringify(one) === same) || (await this.play.why(command)))
      this.play.send(command);
  }

  /** Whether that timer can be lifted now. */
  liftable(timer: ChronosTimerView): boolean {
    if (timer.seat === NEUTRAL)
      return this.listed.some((command) => command.do === "move_neutral" && command.timer === timer.id);
    return timer.seat === this.play.seat && this.moveOptions(timer.id).size > 0;
  }

  /**
   * Whether touching it would knock it over. A plan of one's own, or a neutral timer that can be paid for, comes first.
   */
  knockable(timer: ChronosTimerView): boolean {
    const { view, seat } = this.play;
    if (this.play.replaying || !isKnock(view, seat, timer, this.now) || this.liftable(timer)) return false;
    return !(timer.seat === seat && this.plannable(timer.id));
  }

  plannable(id: string): boolean {
    return this.play.legal.some((command) => command.do === "plan_move" && command.timer === id);
  }

  planOf(id: string) {
    return this.play.view.me?.plans.find((plan) => plan.timer === id);
  }

  /** Places where what I hold may go. */
  goals(): Set<string> {
    const { timer, held, listed } = this;
    if (!timer || !held) return new Set();
    if (held.seat === NEUTRAL) {
      if (!this.pay.length) return new Set();
      return new Set(listed.flatMap((one) => (one.do === "move_neutral" && one.timer === timer ? [one.to] : [])));
    }
    const options = this.moveOptions(timer);
    if (options.size) return new Set(options.keys());
    return new Set(listed.flatMap((one) => (one.do === "plan_move" && one.timer === timer ? [one.to] : [])));
  }

  /** What a touch of that place means while I hold nothing. */
  plain(place: string): ChronosCommand | undefined {
    return this.listed.find(
      (command) =>
        (command.do === "demeter" && command.from === place) ||
        (command.do === "flip_pile" && `pile:${command.pile}` === place),
    );
  }

  pickTimer(timer: ChronosTimerView): void {
    const { view, seat } = this.play;
    if (this.timer === timer.id) {
      this.reset();
      return;
    }
    if (this.liftable(timer) || (timer.seat === seat && this.plannable(timer.id))) {
      this.reset();
      this.timer = timer.id;
      const realm = realmOf(view, seat);
      if (timer.seat === NEUTRAL && realm.length === 1) this.pay = realm;
      return;
    }
    if (this.timer && timer.where !== "home" && timer.where !== "bag") {
      this.go(timer.where);
      return;
    }
    const grasped = this.knockable(timer);
    this.reset();
    if (grasped) void this.attempt({ do: "move_timer", timer: timer.id, to: "home" });
    else void this.play.why({ do: "move_timer", timer: timer.id, to: timer.where === "pile:0" ? "pile:1" : "pile:0" });
  }

  /** A place was touched: put down what I hold, or what is most plainly meant. */
  go(place: string, take = this.take): void {
    const { view, seat } = this.play;
    if (!this.timer) {
      const plain = this.plain(place);
      if (plain) {
        this.play.send(plain);
        return;
      }
      const mine = view.timers.filter((timer) => timer.seat === seat && this.liftable(timer));
      const here = mine.find((timer) => timer.where === place);
      if (here) {
        this.pickTimer(here);
        return;
      }
      const best = mine.find((timer) => timer.where === "home") ?? (mine.length === 1 ? mine[0] : undefined);
      const any = view.timers.find((timer) => timer.seat === seat);
      if (!best) {
        if (mine.length) this.play.explain("pick-timer");
        else if (any) void this.play.why({ do: "move_timer", timer: any.id, to: place });
        return;
      }
      this.timer = best.id;
    }
    this.#put(place, take);
  }

  #put(place: string, take: boolean): void {
    const { view } = this.play;
    const { timer, held, listed } = this;
    if (!timer || !held) return;
    if (held.seat === NEUTRAL) {
      const [card] = this.pay;
      const found = listed.some((one) => one.do === "move_neutral" && one.timer === timer && one.to === place);
      const command: ChronosCommand | undefined = card
        ? { do: "move_neutral", timer, to: place, pay: card }
        : undefined;
      if (!command) this.play.explain("pay-first");
      else if (found) this.#send(command, timer, place);
      else void this.play.why(command);
      return;
    }
    const option = this.moveOptions(timer).get(place);
    const wanted = (take && option?.take) || option?.leave || option?.take;
    if (wanted) {
      const card = wanted.take ? under(view, held.where) : null;
      this.#send(card && !view.step ? { ...wanted, expect: card } : wanted, timer, place);
      return;
    }
    const plan = listed.find((one) => one.do === "plan_move" && one.timer === timer && one.to === place);
    if (plan) {
      this.play.send(plan.do === "plan_move" && !take ? { ...plan, take: false } : plan);
      this.reset();
      return;
    }
    void this.play.why({ do: "move_timer", timer, to: place });
  }

  #send(command: ChronosCommand, timer: string, to: string): void {
    this.sent = { timer, to };
    this.reset();
    this.play.send(command);
  }

  // The temple

  /** Gods that my realm could pay for now. */
  affordable(card: string, seller: Seat): boolean {
    return this.listed.some((one) =>
      seller < 0
        ? one.do === "offer" && one.card === card
        : one.do === "gaia_buy" && one.card === card && one.from_seat === seller,
    );
  }

  priceOf(card: string, seller: Seat): number {
    const sold = this.play.view.me?.for_sale.find((one) => one.seat === seller && one.god === card);
    return sold?.price ?? (PRICES[card] || 1);
  }

  /** What buying that god would be, to be asked about. */
  triedGod(card: string, seller: Seat): ChronosCommand {
    const pay = ["lowest"];
    return seller < 0 ? { do: "offer", card, pay } : { do: "gaia_buy", from_seat: seller, card, pay };
  }

  pickGod(card: string, seller: Seat): void {
    if (this.bargain?.card === card) {
      this.reset();
      return;
    }
    if (!this.affordable(card, seller)) {
      void this.play.why(this.triedGod(card, seller));
      return;
    }
    this.reset();
    this.bargain = { card, seller, price: this.priceOf(card, seller), open: !PRICES[card] && seller < 0 };
  }

  /** Whether cards of my realm can be picked now, to pay with. */
  get paying(): boolean {
    return !!this.bargain || this.trading || this.held?.seat === NEUTRAL;
  }

  pickCard(card: string): void {
    if (!this.paying) return;
    const most = this.bargain ? (this.bargain.open ? 99 : this.bargain.price) : 1;
    if (this.pay.includes(card)) this.pay = this.pay.filter((one) => one !== card);
    else this.pay = most === 1 ? [card] : this.pay.length < most ? [...this.pay, card] : this.pay;
  }

  /** The smallest cards first: what most people would give. */
  payCheaply(): void {
    const { bargain } = this;
    if (!bargain) return;
    // what has no number is kept to the last
    const worth = (card: string) => VALUES[codeOf(card)] || Number.POSITIVE_INFINITY;
    this.pay = [...realmOf(this.play.view, this.play.seat)].sort((a, b) => worth(a) - worth(b)).slice(0, bargain.price);
  }

  get paid(): boolean {
    const { bargain, pay } = this;
    return !!bargain && (bargain.open ? pay.length >= 1 : pay.length === bargain.price);
  }

  buy(): void {
    const { bargain, pay } = this;
    if (!bargain || !this.paid) return;
    const command: ChronosCommand =
      bargain.seller < 0
        ? { do: "offer", card: bargain.card, pay }
        : { do: "gaia_buy", from_seat: bargain.seller, card: bargain.card, pay };
    this.reset();
    this.play.send(command);
  }

  trade(get: string): void {
    const [give] = this.pay;
    if (!give) {
      this.play.explain("pay-first");
      return;
    }
    this.play.send({ do: "ouranos", give, get });
    this.reset();
  }

  // Dragging

  /** Begin to drag a timer once the finger has moved a little. */
  grab(timer: ChronosTimerView, press: PointerEvent): void {
    if (press.button !== 0 || timer.seat !== this.play.seat || !(this.liftable(timer) || this.plannable(timer.id)))
      return;
    const { clientX, clientY, pointerId, currentTarget: piece } = press;
    let moving = false;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      // held long: it was asked what it is, and stays where it is
      if (!moving && tips.shown?.kept && tips.shown.of === piece) return;
      if (!moving && Math.hypot(now.clientX - clientX, now.clientY - clientY) < 9) return;
      if (!moving) {
        moving = true;
        this.reset();
        this.timer = timer.id;
      }
      now.preventDefault();
      this.drag = { timer: timer.id, x: now.clientX, y: now.clientY, over: placeAt(now) };
    };
    const end = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!moving) return;
      this.drag = null;
      this.#swallowClick();
      const place = placeAt(now);
      if (now.type === "pointerup" && place && this.timer === timer.id) this.#put(place, !now.shiftKey && this.take);
      this.timer = null;
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** The click that ends a drag is none. */
  #swallowClick(): void {
    const swallow = (click: MouseEvent) => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }
}

export const NEUTRAL = -2;

function placeAt(pointer: PointerEvent): string {
  return (
    document.elementFromPoint(pointer.clientX, pointer.clientY)?.closest<HTMLElement>("[data-place]")?.dataset[
      "place"
    ] ?? ""
  );
}

/** One key for each timer of mine. */
export const TIMER_KEYS = ["q", "w", "e", "r"];
