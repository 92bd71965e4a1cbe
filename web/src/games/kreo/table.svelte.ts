/** What Board, Mat and banner of one table share: what I am about to do. It only ever narrows what is legal. */
import { Places } from "../../common/flights";
import type { KreoCommand, KreoView, Seat } from "../../wire/generated";
import type { KreoPlay } from "./reading";
import { Show } from "./show.svelte";

export type Verb = KreoCommand["do"];
/** Powers of the Divination. */
export const POWERS: readonly Verb[] = [
  "cronos",
  "hyperion",
  "rhea",
  "theia",
  "themis",
  "ceos",
  "oceanos",
  "crios",
  "phebe",
  "mnemosyne",
];
/** What finishes an act that I have begun: nothing else is possible then. */
const FINISHING: readonly string[] = ["take", "guess", "theia"];
/** What is picked in any order. */
const UNORDERED: readonly Verb[] = ["theia", "oceanos"];

/** A command as the picks that lead to it. */
export function picksOf(command: KreoCommand): string[] {
  switch (command.do) {
    case "place":
      return [`card:${command.card}`, `slot:${command.slot ?? 1}`];
    case "show":
    case "offer_exchange":
      return [`card:${command.card}`, `seat:${command.target}`];
    case "reply_exchange":
    case "drop":
      return [`card:${command.card}`];
    case "recover":
    case "mnemosyne":
      return [`card:${command.give}`];
    case "take":
      return [`take:${command.card}`];
    case "burn":
      return [`card:${command.card}`, `token:${command.take === false ? "no" : "yes"}`];
    case "theia":
      return [`card:${command.card}`, `seat:${command.target}`];
    case "guess":
      return [`guess:${command.guess}`];
    case "themis":
    case "phebe":
      return [`seat:${command.target}:${command.slot ?? 1}`];
    case "rhea":
      return [command.at === "after" ? `after:${command.after}` : `at:${command.at}`];
    case "ceos":
      return [`dir:${command.dir}`];
    case "oceanos":
      return [`seat:${command.a}`, `seat:${command.b}`];
    default:
      return ["yes:"];
  }
}

/** A command as a control begins it, before more is picked: what the table is asked about if it cannot be done. */
export function begun(verb: Verb, card: string, me: Seat, seats: number): KreoCommand {
  const target = (me + 1) % seats;
  switch (verb) {
    case "show":
    case "offer_exchange":
    case "theia":
      return { do: verb, card, target };
    case "recover":
    case "mnemosyne":
      return { do: verb, give: card };
    case "themis":
    case "phebe":
      return { do: verb, target };
    case "oceanos":
      return { do: verb, a: me, b: target };
    case "rhea":
      return { do: verb, at: "first" };
    case "ceos":
      return { do: verb, dir: "left" };
    case "place":
    case "burn":
      return { do: verb, card };
    case "japet":
    case "tethys":
      return { do: verb, use: true };
    default:
      return { do: verb } as KreoCommand;
  }
}

export class Table {
  readonly places = new Places();
  readonly show: Show;
  /** A card of my hand that I look at. */
  card = $state<string | null>(null);
  verb = $state<Verb | null>(null);
  picked = $state.raw<string[]>([]);
  /** A Nature touched while my card can go there in more than one way. */
  at = $state<string | null>(null);
  /** Laying an Aggression that would lose the game: asked once more. */
  warned = $state.raw<{ card: string; command: KreoCommand } | null>(null);
  discardOpen = $state(false);
  /** The discard pile was opened for me to take a card. */
  private taking = false;
  /** With incarnations: the face chosen before the tokens. */
  face = $state<"titan" | "titanide" | null>(null);

  constructor(private readonly play: KreoPlay) {
    this.show = new Show(play, this.places);
  }

  /** What the board shows: while a show runs, no more than it has shown. */
  get view(): KreoView {
    return this.show.on ? this.show.view : this.play.view;
  }

  /** What may be asked now; nothing while the show runs. */
  get legal(): KreoCommand[] {
    return this.show.on ? [] : this.play.legal;
  }

  reset(): void {
    this.card = null;
    this.verb = this.#begun;
    this.picked = [];
    this.at = null;
    this.warned = null;
    if (this.taking) this.discardOpen = false;
    this.taking = false;
  }

  /** What I have begun and must finish. */
  get #begun(): Verb | null {
    const mine = this.play.view.pending.find((one) => one.seat === this.play.seat);
    return this.legal.find((command) => command.do === mine?.decision && FINISHING.includes(command.do))?.do ?? null;
  }

  /** What the question for the next pick depends on. */
  get pickArgs(): Record<string, string | number> {
    return { step: this.picked.length, again: this.#begun ? "yes" : "no" };
  }

  /** After a step: what is no longer possible is no longer chosen. */
  check(): void {
    const hold = this.play.view.mine ? [...this.play.view.mine.hand, ...this.play.view.mine.placed] : [];
    if (this.card && !hold.includes(this.card)) this.card = null;
    if (this.warned && !hold.includes(this.warned.card)) this.warned = null;
    if (this.verb && !this.candidates.length) this.reset();
    const begun = this.#begun;
    if (begun && this.verb !== begun) this.start(begun);
    if (this.play.view.phase !== "creation") this.at = null;
  }

  of<V extends Verb>(verb: V): Extract<KreoCommand, { do: V }>[] {
    return this.legal.filter((command): command is Extract<KreoCommand, { do: V }> => command.do === verb);
  }

  get candidates(): KreoCommand[] {
    const { verb, picked } = this;
    if (!verb) return [];
    return this.legal.filter((command) => {
      if (command.do !== verb) return false;
      const picks = picksOf(command);
      return UNORDERED.includes(verb)
        ? picked.every((pick) => picks.includes(pick))
        : picked.every((pick, i) => picks[i] === pick);
    });
  }

  /** What can be picked next. */
  get next(): string[] {
    const { verb, picked, candidates } = this;
    if (!verb) return [];
    const found = candidates.flatMap((command) => {
      const picks = picksOf(command);
      return UNORDERED.includes(verb)
        ? picks.filter((pick) => !picked.includes(pick))
        : picks.slice(picked.length, picked.length + 1);
    });
    return [...new Set(found)];
  }

  /** Whether that verb can be done with that card. */
  can(verb: Verb, card?: string): boolean {
    return this.legal.some(
      (command) => command.do === verb && (card === undefined || picksOf(command)[0] === `card:${card}`),
    );
  }

  start(verb: Verb, picks: string[] = []): void {
    const same = this.verb === verb && !picks.length;
    const { card } = this;
    this.reset();
    if (same && !this.verb) return;
    this.verb = verb;
    this.picked = picks;
    if (picks.length) this.card = card;
    this.#done();
  }

  pick(pick: string): void {
    if (this.picked.includes(pick)) this.picked = this.picked.filter((one) => one !== pick);
    else if (this.next.includes(pick)) {
      this.picked = [...this.picked, pick];
      this.#done();
    }
  }

  back(): void {
    if (this.picked.length > 1) this.picked = this.picked.slice(0, -1);
    else {
      const { card } = this;
      this.reset();
      this.card = card;
    }
  }

  #done(): void {
    const { candidates } = this;
    const only = this.#begun && this.picked.length && candidates.length === 1 ? candidates[0] : undefined;
    const whole = only ?? candidates.find((command) => picksOf(command).length === this.picked.length);
    if (whole?.do === "place") this.#lay(whole);
    else if (whole) this.send(whole);
    else if (this.next.some((pick) => pick.startsWith("take:"))) this.taking = this.discardOpen = true;
    else if (this.verb === "burn" && this.next.length === 1 && this.next[0]) this.pick(this.next[0]);
    else if (this.verb === "place") this.#fill();
  }

  /** The slot that is empty, or the only one that can be changed; else I choose. */
  #fill(): void {
    const { next } = this;
    const placed = this.play.view.mine?.placed ?? [];
    const slot =
      next.find((pick) => !placed[Number(pick.split(":")[1]) - 1]) ?? (next.length === 1 ? next[0] : undefined);
    if (slot) this.pick(slot);
  }

  send(command: KreoCommand): void {
    this.reset();
    this.play.send(command);
  }

  get iPlayTwo(): boolean {
    return this.play.view.announced.cronos.includes(this.play.seat);
  }

  /** A card of my hand, or my face-down card, was touched. */
  touch(card: string): void {
    if (this.show.on) this.show.skip();
    const pick = `card:${card}`;
    if (this.verb && (this.next.includes(pick) || this.picked.includes(pick))) {
      this.pick(pick);
      return;
    }
    const given = [...this.of("reply_exchange"), ...this.of("drop")].find((command) => command.card === card);
    if (given && this.card === card) this.send(given);
    else if (this.iPlayTwo && this.can("place", card)) {
      this.reset();
      this.start("place", [pick]);
    } else if (
      this.card === card &&
      !this.verb &&
      this.can("place", card) &&
      !this.play.view.mine?.placed.includes(card)
    )
      this.lay(card);
    else {
      const same = this.card === card;
      this.reset();
      if (!same) this.card = card;
    }
  }

  /** Lays a card face down; asks first if it would lose the game. */
  lay(card: string): void {
    const command = this.of("place").find((one) => one.card === card);
    if (command) this.#lay(command);
    else this.play.why({ do: "place", card });
  }

  #lay(command: Extract<KreoCommand, { do: "place" }>): void {
    const { card } = command;
    if (this.play.view.mine?.fates[card]?.state === "danger") {
      this.reset();
      this.card = card;
      this.warned = { card, command };
    } else this.send(command);
  }

  /** The pick that touching that seat means now, if it means one. */
  seatPick(seat: Seat): string | undefined {
    return (
      this.next.find(
        (pick) => pick === `seat:${seat}` || pick.startsWith(`seat:${seat}:`) || pick === `after:${seat}`,
      ) ?? this.picked.find((pick) => pick === `seat:${seat}`)
    );
  }

  /** What my decision of the Creation could do at that Nature. */
  atNature(nature: string): KreoCommand[] {
    return this.legal.filter((command) => {
      if (command.do === "play") {
        if (command.take !== undefined && command.take !== null) return false;
        return command.as === "nature" ? this.play.view.current === nature : command.nature === nature;
      }
      return (command.do === "strike" || command.do === "japet_play") && command.nature === nature;
    });
  }

  touchNature(nature: string): void {
    const commands = this.atNature(nature);
    const [first] = commands;
    if (commands.length === 1 && first) this.send(first);
    else this.at = this.at === nature ? null : nature;
  }
}
