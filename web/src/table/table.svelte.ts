/** A live table: what came over the socket, as state that the page draws; and what may be asked of it. */
import { offers } from "../common/offers.svelte";
import { play as sound } from "../common/sound";
import { settings } from "../common/settings.svelte";
import { t, words, wordsOf, type Say } from "../common/words.svelte";
import type {
  Act,
  Advice,
  Bye,
  ChatLine,
  Coach,
  Odds,
  Outcome,
  Pending,
  Place,
  Position,
  Seat,
  TableInfo,
} from "../wire/generated";
import { TableClock } from "./clock";
import { type Reader, sayEvent } from "../common/wording";
import type { Besides, AnyCommand, AnyEvent, AnyGameUi, AnyPlay, OnlyAnswer, Person, Reason } from "./play";
import { Moments } from "./moments";
import { notesBetween } from "./notes";
import { nameOf, SEAT_COLOURS, SEAT_SHAPES } from "./seats";
import { browserSurroundings, type Line, type Numbered, TableSocket } from "./socket";
import { Questions } from "./why";

export interface LogEntry {
  key: number;
  at: number;
  seat: Seat | null;
  events: AnyEvent[];
  /** What the game tells me besides. */
  besides?: Besides[];
  /** Something that the rules know nothing of: a pause, a bot that took a seat. */
  note?: string;
  /** `play.step` after it; 0: before this page was opened. */
  step: number;
}

const LOG_KEPT = 400;
/** Two touches within so long are one, in ms. */
const AGAIN_MS = 900;
/** Before the deadline of a question its answer goes, in ms. */
const LATEST_MS = 1000;

export class LiveTable implements AnyPlay {
  readonly replaying = false;
  readonly clock = new TableClock();
  readonly id: string;

  table = $state.raw<TableInfo | null>(null);
  seat = $state<Seat>(-1);
  view = $state.raw<unknown>(null);
  outcome = $state.raw<Outcome | null>(null);
  #legal = $state.raw<AnyCommand[]>([]);
  #guards: Readonly<Record<string, number>> = {}; // by command: the question that it answers
  #stopped = $state(false); // by reading: whatever is done ends it
  legal: AnyCommand[] = $derived((this.table?.paused && !this.#stopped) || this.outcome ? [] : this.#legal);
  #only = $state.raw<OnlyAnswer | null>(null);
  onlyAnswer: OnlyAnswer | null = $derived(this.legal.length ? this.#only : null);
  #final: string[] = []; // the legal commands that cannot be taken back, as JSON
  awaiting = $state.raw<Seat[]>([]);
  events = $state.raw<AnyEvent[]>([]);
  step = $state(0);
  running = $state(false);
  line = $state<Line>("calling");
  bye = $state.raw<Bye | null>(null);
  /** What keeps the whole house waiting, "" if nothing does. */
  trouble = $state("");
  /** Another device came in to this person: the sentence, until it is read. */
  cameIn = $state("");
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  proposed = $state.raw<AnyCommand | null>(null);
  refused = $state.raw({ count: 0, sentence: "", rule: "", command: null as AnyCommand | null });
  reason = $state.raw<Reason>({ count: 0, sentence: "", rule: "", softly: false });
  /** A command is on its way and not yet answered. */
  asking = $state(false);
  /** An answer of mine is kept back until its moment. */
  kept = $state.raw<AnyCommand | null>(null);
  /** How much I have done on this page. */
  acted = $state(0);
  /** I asked on this page for another table: it takes me there. */
  leaving = $state(false);
  /** I watch, and will sit down at the next table. */
  joined = $state(false);
  game = $state.raw<AnyGameUi | null>(null);
  /** What a bot would do in my seat, as it was told last; it goes when it cannot be done any more. */
  advice = $state.raw<Advice | null>(null);
  /** Where I only watch, and the table allows it: what chances bots give each seat. */
  odds = $state.raw<Odds | null>(null);
  /** In a lesson: what the coach says now. */
  coach = $state.raw<Coach | null>(null);
  /** The coach of a first game has something to explain: until it is read, nothing answers itself. */
  explains = $state(false);
  /** How often it was shown from the beginning: in a lesson, a step each time. */
  welcomes = $state(0);
  people: Person[] = $derived(this.table ? seated(this.table.places, this.seat, this.view, this.game) : []);
  say: Say = $derived(wordsOf(this.table?.game ?? ""));

  #socket: TableSocket;
  #questions: Questions;
  #moments = new Moments(() => performance.now());
  #alike: string[] = []; // the legal commands whose moment must not tell what I hold, as JSON
  #asked: { wish: string; at: number }[] = []; // of late
  #keys = 0;
  #turning = Promise.resolve(); // one page after the other

  /** `path`: of its socket, if it is no table's but a lesson's. */
  constructor(id: string, path: () => string = () => id) {
    this.id = id;
    const around = browserSurroundings(path, () => words.language);
    this.#socket = new TableSocket(around, {
      message: (message) => this.#take(message),
      clock: (now, running) => {
        this.clock.hear(now, running);
        this.running = running;
      },
      advice: (advice) => {
        // figures come after: whoever has closed the advice, or done something, has had enough of it
        if (!advice.figures || this.advice?.id === advice.id) this.advice = advice;
      },
      odds: (odds) => {
        this.odds = odds;
      },
      coach: (coach) => {
        this.coach = coach;
      },
      trouble: ({ code }) => {
        this.trouble = code;
      },
      newDevice: ({ sentence }) => {
        this.cameIn = sentence;
      },
      line: (line) => {
        this.line = line;
        if (line !== "open") this.trouble = ""; // told again on the next line
      },
      bye: (bye) => {
        this.bye = bye;
      },
    });
    this.#questions = new Questions(
      (command) => this.#socket.why(command),
      () => performance.now(),
      (ms) => new Promise((then) => setTimeout(then, ms)),
    );
  }

  open(): () => void {
    this.#socket.call();
    const wake = () => document.visibilityState === "visible" && this.#socket.wake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      this.#socket.close();
    };
  }

  /** The page's language changed: the server's sentences should follow. */
  greet(): void {
    this.#socket.greet();
    this.advice = null;
    this.#questions.forget();
  }

  now(): number {
    return this.clock.now();
  }

  name(seat: Seat): string {
    return this.people[seat]?.name ?? t("seat-nobody");
  }

  send(command: AnyCommand): void {
    if (!settings.answers && JSON.stringify(command) === JSON.stringify(this.#only?.command)) offers.saw("alone");
    const wait = this.#alike.includes(JSON.stringify(command)) ? this.#moments.answer() : 0;
    if (wait) {
      this.kept = command;
      setTimeout(() => this.#give(command), wait);
    } else if (this.#final.includes(JSON.stringify(command))) this.propose(command);
    else void this.#do(command);
  }

  /** What was kept back goes, unless another answer has gone or another question came. */
  #give(command: AnyCommand): void {
    if (this.kept === command) void this.#do(command);
  }

  propose(command: AnyCommand): void {
    if (!settings.confirm || JSON.stringify(this.proposed) === JSON.stringify(command)) void this.#do(command);
    else this.proposed = command;
  }

  confirm(): void {
    if (!this.proposed) return;
    if (!this.#only) offers.saw("sure");
    void this.#do(this.proposed);
  }

  cancel(): void {
    offers.not("sure");
    this.proposed = null;
  }

  pause(): void {
    void this.act("pause");
  }

  /** Among bots alone nobody minds if what only they are awaited for comes at once. */
  skipAhead: (() => Promise<unknown>) | undefined = $derived(
    this.table?.stage === "playing" && !this.table.paused && this.#alone()
      ? () => this.attempt("skip_ahead")
      : undefined,
  );

  unhurried: boolean = $derived(!!this.table?.first?.length);

  /** Something is asked of me, and I may ask what a bot would do. */
  mayAsk: boolean = $derived(
    this.table?.stage === "playing" &&
      !this.outcome &&
      this.legal.length > 0 &&
      this.awaiting.includes(this.seat) &&
      (this.table.advice || this.#alone()),
  );

  /** I am the only person, and a clock runs: reading should not cost me my time. */
  aloneWithClock(): boolean {
    const table = this.table;
    if (table?.stage !== "playing" || this.outcome || table.paused || !this.#alone()) return false;
    return (
      (this.game?.timed?.(this.view) ?? false) || pendingOf(this.view, this.game).some((open) => open.deadline !== null)
    );
  }

  #alone(): boolean {
    return (
      this.seat >= 0 &&
      !!this.table &&
      this.table.places.every((place) => place.seat === this.seat || place.who === "bot")
    );
  }

  /** While I read (the rules, the settings), the clock of a table of mine alone stands; then it goes on. */
  read(reading: boolean): void {
    this.#turning = this.#turning.then(() => this.#read(reading));
  }

  async #read(reading: boolean): Promise<void> {
    if (reading && this.aloneWithClock()) this.#stopped = !(await this.attempt("pause"));
    else if (!reading && this.#stopped) {
      this.#stopped = false;
      // the answer comes before the news of how the table stands: it may be paused, or only asked to
      if (await this.attempt("resume")) await this.attempt("refuse");
    }
  }

  async why(command: AnyCommand, softly = false): Promise<boolean> {
    if (this.seat < 0) return false;
    const answer = await this.#questions.about(command, !softly);
    if (!answer || answer.done) return !!answer;
    if (!softly) sound("refused");
    this.reason = {
      count: this.reason.count + 1,
      sentence: answer.sentence ?? answer.code ?? "",
      rule: answer.rule ?? "",
      softly,
    };
    return false;
  }

  explain(code: string): void {
    this.#refuse(this.say(`refused-${code}`), "", null);
  }

  async act(what: Act["what"], more: Partial<Omit<Act, "type" | "id" | "what">> = {}): Promise<boolean> {
    this.#note({ what, ...more });
    const answer = await this.#socket.act({ what, ...more });
    if (!answer.done && !this.#repeats({ what, ...more })) this.#refuse(answer.sentence ?? "", answer.rule ?? "", null);
    return answer.done;
  }

  /** To sit down at the next table, where I only watch this one. */
  async join(): Promise<void> {
    this.joined = this.leaving = await this.act("join");
  }

  /** Like `act`, but whoever asks shows the sentence of a refusal where it belongs; "" if it was done. */
  async attempt(what: Act["what"], more: Partial<Omit<Act, "type" | "id" | "what">> = {}): Promise<string> {
    const answer = await this.#socket.act({ what, ...more });
    return answer.done ? "" : (answer.sentence ?? answer.code ?? "");
  }

  async #do(command: AnyCommand): Promise<void> {
    this.proposed = this.kept = null;
    this.asking = true;
    this.#note(command);
    if (this.explains) {
      this.read(false);
      await this.#turning;
    }
    const answer = await this.#socket.do(command, this.#guards[command.do] ?? null);
    this.asking = false;
    if (answer.done) this.acted++;
    else if (this.#repeats(command)) return;
    else this.#refuse(answer.sentence ?? answer.code ?? "", answer.rule ?? "", command);
    if (!answer.done && answer.code !== "lesson" && !settings.confirm) offers.saw("hasty");
  }

  /** The second of a double click: the first was heard, and nothing is said of it. */
  #repeats(wish: unknown): boolean {
    const text = JSON.stringify(wish);
    return this.#asked.filter(({ wish, at }) => wish === text && performance.now() - at < AGAIN_MS).length > 1;
  }

  #note(wish: unknown): void {
    this.#asked = [...this.#asked, { wish: JSON.stringify(wish), at: performance.now() }].slice(-8);
  }

  #refuse(sentence: string, rule: string, command: AnyCommand | null): void {
    sound("refused");
    this.refused = { count: this.refused.count + 1, sentence, rule, command };
  }

  #take(message: Numbered): void {
    switch (message.type) {
      case "chat":
        this.chat = [...this.chat, message.line].slice(-LOG_KEPT);
        if (message.line.seat !== this.seat) this.unread++;
        return;
      case "table":
        this.#stand(message);
        return;
      case "welcome": {
        const notes = this.log.filter((entry) => entry.note);
        const past = (message.past as Pick<LogEntry, "at" | "events">[]).map((entry) => ({
          ...entry,
          seat: actorOf(entry.events),
          step: 0,
          key: this.#keys++,
        }));
        this.log = [...past, ...notes].sort((one, other) => one.at - other.at);
        this.#stand(message);
        this.chat = message.chat;
        this.events = [];
        this.welcomes++;
        if (message.position) this.#place(message.position);
        return;
      }
      case "step": {
        const events = message.events as AnyEvent[];
        const besides = this.view
          ? this.game?.besides?.(events, this.view, message.position.view, this.seat)
          : undefined;
        this.#write({
          at: message.at,
          seat: actorOf(events),
          events,
          step: this.step + 1,
          ...(besides?.length && { besides }),
        });
        const mineBefore = this.#mine();
        if (this.#ranOut(message.at)) offers.saw("late");
        this.#place(message.position);
        this.events = events;
        this.step++;
        for (const event of events) {
          const made = this.game?.sound?.(event, this.seat);
          if (made) sound(made);
        }
        if (!mineBefore && this.#mine()) sound("turn");
      }
    }
  }

  /** How the table stands now, and what became of it since. */
  #stand({ table, seat, now }: { table: TableInfo; seat: Seat; now: number }): void {
    for (const noted of notesBetween(this.table, table))
      this.#write({ ...noted, at: now, events: [], step: this.step });
    if (this.table?.paused !== table.paused || this.seat !== seat) this.#questions.forget(); // a pause is a reason too
    this.table = table;
    this.seat = seat;
  }

  #write(entry: Omit<LogEntry, "key">): void {
    this.log = [...this.log, { ...entry, key: this.#keys++ }].slice(-LOG_KEPT);
  }

  /** What I was asked ended by its own time. */
  #ranOut(at: number): boolean {
    const mine = pendingOf(this.view, this.game).find((open) => open.seat === this.seat);
    return !!this.legal.length && !this.asking && mine?.deadline != null && at >= mine.deadline;
  }

  #mine(): boolean {
    return pendingOf(this.view, this.game).some((open) => open.seat === this.seat);
  }

  #place(
    position: Pick<Position, "view" | "legal" | "awaiting" | "outcome" | "guards" | "final" | "alone" | "alike">,
  ): void {
    this.#questions.forget();
    this.view = position.view;
    this.#guards = position.guards;
    const legal = position.legal as AnyCommand[];
    const { final, alone } = position;
    this.#legal = legal;
    this.#final = (final ?? []).map((at) => JSON.stringify(legal[at]));
    const only = alone && legal[alone.at];
    this.#only = only ? { command: only, alike: alone.alike } : null;
    this.awaiting = position.awaiting;
    this.outcome = position.outcome ?? null;
    this.#ask(position.alike ?? []);
    if (!this.#isLegal(this.proposed)) this.proposed = null;
    if (!this.#isLegal(this.advice?.command)) this.advice = null;
  }

  /** The moment of an answer is drawn when it is asked for, before I have chosen. */
  #ask(alike: readonly number[]): void {
    this.#alike = alike.map((at) => JSON.stringify(this.#legal[at]));
    if (!this.#isLegal(this.kept)) this.kept = null;
    const [first] = alike.map((at) => this.#legal[at]);
    if (!first) this.#moments.forget();
    if (!first) return;
    const deadline = pendingOf(this.view, this.game).find((open) => open.seat === this.seat)?.deadline;
    const most = deadline ? Math.max(0, deadline - this.clock.now() - LATEST_MS) : Infinity;
    const unseen = this.#alone() && !this.table?.spectators;
    this.#moments.ask(`${first.do} ${this.#guards[first.do] ?? ""}`, !this.#only, most, unseen);
  }

  #isLegal(wanted: unknown): boolean {
    const text = JSON.stringify(wanted);
    return this.legal.some((command) => JSON.stringify(command) === text);
  }
}

export function seated(places: readonly Place[], mine: Seat, view: unknown, game: AnyGameUi | null): Person[] {
  const pending = pendingOf(view, game);
  return places.map((place) => {
    const persona = view ? game?.persona?.(view, place.seat) : undefined;
    return {
      seat: place.seat,
      name: nameOf(place) || t("seat-free"),
      me: place.seat === mine,
      bot: place.who === "bot",
      standsIn: place.stands_in ?? false,
      conceded: place.conceded ?? false,
      putOut: place.put_out ?? false,
      here: place.put_out || (place.here ?? true), // nobody waits for them
      colour: persona?.colour ?? SEAT_COLOURS[place.seat % SEAT_COLOURS.length] ?? "#888",
      shape: persona?.shape ?? SEAT_SHAPES[place.seat % SEAT_SHAPES.length] ?? "circle",
      pending: pending.find((open) => open.seat === place.seat),
    };
  });
}

export function pendingOf(view: unknown, game: AnyGameUi | null): Pending[] {
  if (!view) return [];
  return game?.pending?.(view) ?? (view as { pending?: Pending[] }).pending ?? [];
}

/** Whose mark stands beside a line of the log: the first seat that the events themselves name. */
export function actorOf(events: readonly AnyEvent[]): Seat | null {
  for (const event of events)
    if ("seat" in event && typeof event.seat === "number" && event.seat >= 0) return event.seat;
  return null;
}

/** A step of the log in words. */
export function tell(events: readonly AnyEvent[], game: AnyGameUi | null, play: AnyPlay, name: string): string[] {
  if (!game) return [];
  const reader = { ...readerOf(play, name), word: (kind: string, value: string) => game.word?.(kind, value, play) };
  return events.map((event) => sayEvent(game.wording, reader, event)).filter((sentence) => sentence);
}

/** Whoever looks at this page, as the one who reads its log. */
export function readerOf(play: AnyPlay, game: string): Reader {
  return {
    language: words.language,
    say: play.say,
    has: (id) => words.find(game, id) !== undefined,
    name: (seat) => play.name(seat),
    me: play.seat,
    remembers: (play.view as { options?: { memory_aid?: boolean } } | undefined)?.options?.memory_aid ?? true,
  };
}
