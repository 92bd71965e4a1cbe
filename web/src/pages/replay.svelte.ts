/** A finished game, played back: the same `Play` as a live table, driven by frames instead of a socket. */
import { words, wordsOf, type Say } from "../common/words.svelte";
import type { AnyCommand, AnyEvent, AnyGameUi, AnyPlay, Person } from "../table/play";
import { actorOf, type LogEntry, seated } from "../table/table.svelte";
import type { Outcome, Replay, Seat } from "../wire/generated";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Where thinking took longer than this, a turn-based replay does not wait for it. */
const LONGEST_WAIT_MS = 1600;
const SHORTEST_WAIT_MS = 350;

const BLANK = {
  eyes: -1,
  frames: [],
  outcome: null,
  table: { game: "", places: [] as unknown[] },
} as unknown as Replay;

export class ReplayPlay implements AnyPlay {
  readonly replaying = true;
  readonly legal: AnyCommand[] = [];
  readonly proposed = null;
  readonly refused = { count: 0, sentence: "", rule: "", command: null };
  readonly reason = { count: 0, sentence: "", rule: "", softly: false };
  readonly running = true;

  replay = $state.raw<Replay>(BLANK);
  readonly game: AnyGameUi;
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  step = $state(0);
  events = $state.raw<AnyEvent[]>([]);
  #clock = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  view = $derived(this.replay.frames[this.at]?.view);
  seat: Seat = $derived(this.replay.viewer);
  outcome: Outcome | null = $derived(this.at === this.replay.frames.length - 1 ? this.replay.outcome : null);
  people: Person[] = $derived.by(() => seated(this.replay.table.places, this.replay.viewer, this.view, this.game));
  say: Say = $derived(words.language ? wordsOf(this.replay.table.game) : wordsOf(""));
  awaiting: Seat[] = $derived(this.people.filter((person) => person.pending).map((person) => person.seat));
  log: LogEntry[] = $derived(
    this.replay.frames.slice(0, this.at + 1).map(({ at, seat, events, label }, key) => ({
      key,
      at,
      seat: seat ?? actorOf(events as AnyEvent[]),
      events: events as AnyEvent[],
      note: label.startsWith("note:") ? label.slice(5) : "",
      step: 0,
    })),
  );

  constructor(
    replay: Replay,
    game: AnyGameUi,
    private readonly realTime: boolean,
  ) {
    this.replay = replay;
    this.game = game;
    this.#clock = replay.frames[0]?.at ?? 0;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** The table's clock as it stood then; while playing it runs, at the speed chosen. */
  now(): number {
    if (!this.playing) return this.#clock;
    const next = this.replay.frames[this.at + 1]?.at ?? this.#clock;
    return Math.min(this.#clock + (performance.now() - this.#since) * this.speed, next);
  }

  name(seat: Seat): string {
    return this.people[seat]?.name ?? "";
  }

  /** Through other eyes, at the same moment. */
  through(replay: Replay): void {
    this.replay = replay;
    this.at = Math.min(this.at, this.last);
    this.events = [];
  }

  jump(to: number): void {
    const forward = to === this.at + 1;
    this.at = Math.max(0, Math.min(to, this.last));
    const frame = this.replay.frames[this.at];
    this.#clock = frame?.at ?? 0;
    this.#since = performance.now();
    this.events = forward ? ((frame?.events ?? []) as AnyEvent[]) : [];
    this.step++;
    if (this.playing) this.#wait();
  }

  /** The clock stands, or runs on, from exactly here. */
  #mark(): void {
    this.#clock = this.now();
    this.#since = performance.now();
  }

  toggle(): void {
    this.#mark();
    this.playing = !this.playing;
    if (this.playing && this.at >= this.last) this.jump(0);
    if (this.playing) this.#wait();
    else clearTimeout(this.#timer);
  }

  faster(speed: number): void {
    this.#mark();
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const here = this.replay.frames[this.at];
    const next = this.replay.frames[this.at + 1];
    if (!here || !next) {
      this.playing = false;
      return;
    }
    const apart = next.at - here.at;
    const wait = this.realTime ? next.at - this.#clock : Math.min(Math.max(apart, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => this.jump(this.at + 1), wait / this.speed);
  }

  readonly onlyAnswer = null;
  send(): void {}
  propose(): void {}
  confirm(): void {}
  cancel(): void {}
  why = (): Promise<boolean> => Promise.resolve(false);
  explain(): void {}
}
