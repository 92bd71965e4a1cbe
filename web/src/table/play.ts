/** What a board is given: the same for a live table and for a replay. */
import type { Component } from "svelte";
import type { Sound } from "../common/sound";
import type { Say } from "../common/words.svelte";
import type { Wording } from "../common/wording";
import type { Millis, Outcome, Pending, Seat } from "../wire/generated";

export interface AnyCommand {
  do: string;
}
export interface AnyEvent {
  event: string;
}

/** Somebody at the table, ready to be drawn. */
export interface Person {
  seat: Seat;
  /** The name to show. */
  name: string;
  me: boolean;
  bot: boolean;
  /** A bot plays for somebody who is away, gave up or was sent away. */
  standsIn: boolean;
  conceded: boolean;
  /** The host has sent them away during play. */
  putOut: boolean;
  /** False: a person whose page is closed. */
  here: boolean;
  colour: string;
  shape: Shape;
  /** The decision that is asked of this seat now, if one is. */
  pending: Pending | undefined;
}

/** How a game ended for whoever looks at it. */
export type EndKind = "victory" | "defeat" | "draw" | "watched";

export type Shape =
  "circle" | "square" | "triangle" | "diamond" | "star" | "hexagon" | "cross" | "heart" | "drop" | "moon" | "ring";

/** The game as these eyes see it, and how to act on it. All fields are reactive: read them in markup, `$derived`, `$effect`. */
export interface Play<View = unknown, Command extends AnyCommand = AnyCommand, Event extends AnyEvent = AnyEvent> {
  readonly view: View;
  /**
   * All that may be asked now. A board offers exactly this and knows no rules. Empty when it is not my decision, and in
   * a pause.
   */
  readonly legal: Command[];
  readonly awaiting: Seat[];
  /** Mine; -1: a spectator; -2: all-seeing (replays only). */
  readonly seat: Seat;
  /** What happened in the last step, as these eyes saw it; `step` counts up with each. For flights and sounds. */
  readonly events: Event[];
  readonly step: number;
  readonly outcome: Outcome | null;
  /** False while the table is paused. */
  readonly running: boolean;
  readonly replaying: boolean;
  readonly people: Person[];
  /** The table's clock, now. Not reactive: read it in a frame loop, or use `<Countdown>` and `<SandTimer>`. */
  now(): Millis;
  name(seat: Seat): string;
  /** Sentences of this game, in the language chosen now. */
  say: Say;
  /** The only answer to what is asked of me, where the server says that a page may give it by itself. */
  readonly onlyAnswer: OnlyAnswer<Command> | null;
  /** Ask for it. With the setting "confirm" on, a command that cannot be taken back is first only proposed. */
  send(command: Command): void;
  /** Ask for what the table does not list and what cannot be taken back: with "confirm" on, it is first only proposed. */
  propose(command: Command): void;
  /** Stop the clock, or ask the others to. Not in a replay. */
  pause?(): void;
  /**
   * Alone with bots, while nothing is asked of me: the table's clock goes on to what happens next. Undefined where it
   * may not.
   */
  readonly skipAhead?: (() => Promise<unknown>) | undefined;
  /** No clock runs before everybody has decided once. */
  readonly unhurried?: boolean;
  /** Answered and kept back: its moment must not tell the others what I hold. */
  readonly kept?: AnyCommand | null;
  /** Proposed and not yet sure; the banner asks. */
  readonly proposed: Command | null;
  /**
   * Asks the table why that cannot be done now, and shows its sentence where refusals are shown; nothing is done.
   * Softly: the thing was only reached by keys. Controls ask by `whyNot` of `table/why.ts`. True: it could be done.
   */
  why(command: Command, softly?: boolean): Promise<boolean>;
  /** Say why a piece cannot be used: shows `refused-<code>` as a refusal of the table would be shown. */
  explain(code: string): void;
  confirm(): void;
  cancel(): void;
  /** How much I have done here; a refusal goes with it. */
  readonly acted?: number;
  /** The last refusal, as a sentence; counts up so that the same sentence can be shown twice. */
  readonly refused: { count: number; sentence: string; rule: string; command: Command | null };
  /** What the table last answered to `why`. */
  readonly reason: Reason;
}

export interface OnlyAnswer<Command extends AnyCommand = AnyCommand> {
  command: Command;
  /** Its moment must not tell the others what I hold. */
  alike: boolean;
}

export interface Reason {
  count: number;
  sentence: string;
  rule: string;
  softly: boolean;
}

export type AnyPlay = Play<unknown, AnyCommand, AnyEvent>;

export interface RuleSection {
  /** `rules-<id>-title` and `rules-<id>` in the game's catalogue; blank lines part paragraphs, "- " begins a list item. */
  id: string;
  /** A worked example in pictures. */
  picture?: Component<{ say: Say; drawing?: string }>;
  /** What the picture is to show, in words of its own. */
  drawing?: string;
  /** At which tables it is told, by their view; by default at all, and outside a table always. */
  where?: (view: unknown) => boolean;
  /** Options that change what it tells, by name, parted by spaces: a table that has chosen one is told so here. */
  options?: string;
  /** Numbers of the game's document that it tells of, parted by spaces: a refusal that rests on one leads here. */
  law?: string;
}

/** A piece that can be touched above the rules: drawn as the worked examples are. */
export interface TouchPiece {
  /** The word of the glossary that it is. */
  term: string;
  drawing: string;
  /** The section of the rules that tells of it. */
  chapter: string;
  /** Its drawing bears the word already. */
  speaks?: boolean;
}

/** The section that tells of a rule. */
export function sectionOn(rule: string, sections: readonly RuleSection[]): string | undefined {
  return rule ? sections.find((section) => section.law?.split(" ").includes(rule))?.id : undefined;
}

/** What a game shows and says when it is over. */
export interface GameEnding<
  View = unknown,
  Command extends AnyCommand = AnyCommand,
  Event extends AnyEvent = AnyEvent,
> {
  /** Who comes forward on the darkened board, drawn for each way it can end: 400 × 240, without a ground. */
  Finale: Component<{ play: Play<View, Command, Event>; kind: EndKind }>;
  /** How the score came about, at length. */
  Details?: Component<{ play: Play<View, Command, Event> }>;
  decided(play: Play<View, Command, Event>): Decided;
}

export interface Decided {
  /** How it was decided by the game's own rules, in a sentence. */
  how: string;
  /** What it was for me, in another; "" for those who only watched. */
  me: string;
  /** Whom the game's own rules put first: whoever gave up can be among them. */
  first: readonly Seat[];
}

/** A line of the log besides the events: a message, with fields that are cards or seats. */
export type Besides = (play: AnyPlay) => string;

/** All that the house needs to know of a game's looks. See web/README.md. */
export interface GameUi<View, Command extends AnyCommand, Event extends AnyEvent, Ui = unknown> {
  /** How its events become sentences: generated from the game's own table. */
  wording: Wording;
  /** Events that the log tells in bold: thefts, points, the end. */
  bold?: readonly Event["event"][];
  /** Acts of others that the board does not stage: shown in words at their seat, for a moment. */
  signs?: readonly Event["event"][];
  /** The word of the log for a value of that kind, where this table names it more exactly than others do. */
  word?(kind: string, value: string, play: Play<View, Command, Event>): string | undefined;
  /** What the log tells me besides the events, of how the view was before them and is after them. */
  besides?(events: readonly Event[], before: View, after: View, me: Seat): Besides[];
  /** The heart of the table. */
  Board: Component<{ play: Play<View, Command, Event>; ui: Ui }>;
  /** What is mine: hand, resources, what I know. Below the banner; docked at the bottom on a phone. */
  Mat?: Component<{ play: Play<View, Command, Event>; ui: Ui }>;
  /** Its end, fetched when the game is over. By default the fair's scene, and no more than who came where. */
  ending?: () => Promise<GameEnding<View, Command, Event>>;
  /** Whether the shell draws a strip of seats above the board, or the board draws its people itself. */
  seats: "shell" | "board";
  /** State that Board and Mat share (what is selected); made once a table. */
  setup?: (play: Play<View, Command, Event>) => Ui;
  rules: RuleSection[];
  /** What can be touched above the rules, and what it lies on. */
  pieces?: { Ground?: Component; load: () => Promise<readonly TouchPiece[]> };
  /** The preset of a first game, for the learn page; by default `first_game`. */
  firstPreset?: string;
  /** The preset of a first game with the coach, where that is another one: the calmest. */
  coachPreset?: string;
  /** Quick phrases: `phrase-<id>` in the game's catalogue. */
  phrases: string[];
  /** What may be said now, where the game's rules restrict speech; by default what the table chose, and all phrases. */
  speech?: (view: View, say: Say) => Speech;
  /** The open decisions, where the banner is to speak of more than `view.pending`. */
  pending?: (view: View) => Pending[];
  /** What the banner asks of me, if not `ask-<decision>`. */
  ask?: (play: Play<View, Command, Event>, ui: Ui) => string | undefined;
  /** What the banner says while the game does not tell who is asked. */
  waits?: (play: Play<View, Command, Event>) => string;
  /** Real time: whether the banner still speaks to me though nothing is listed at this very instant. */
  asks?: (play: Play<View, Command, Event>) => boolean;
  /** Whether time is of the essence though no decision has a limit: sand runs. By default not. */
  timed?: (view: View) => boolean;
  /** The spots of the pieces with which a command is played, where its own fields do not name them. */
  spots?: (command: Command, view: View) => string[];
  /** Buttons in the banner: the commands that are no piece to be touched. */
  choices?: (play: Play<View, Command, Event>, ui: Ui) => Choice[];
  /** What a proposed command will do, in words. By default `do-<name>`. */
  propose?: (command: Command, play: Play<View, Command, Event>) => string;
  /** What the board still shows, if it does: log and end screen wait for it, and the banner offers to skip it. */
  showing?: (play: Play<View, Command, Event>, ui: Ui) => Showing | null;
  /** What the game is about in one line, and who is ahead; above the board at every size. */
  standing?: (play: Play<View, Command, Event>, ui: Ui) => Standing;
  /** Words that the rules explain at their end, and pieces by themselves: `term-<id>`, `term-<id>-text`, `term-<id>-forms`. */
  terms?: readonly string[];
  sound?: (event: Event, me: Seat) => Sound | undefined;
  /** Colour and shape of a seat, if the game has its own; a title under the name. */
  persona?: (view: View, seat: Seat) => { colour?: string; shape?: Shape };
  /** Short words for the header, e.g. "round 2". */
  progress?: (play: Play<View, Command, Event>) => string;
  /** A seat's score for the strip and the end screen, in words. */
  score?: (view: View, seat: Seat, say: Say) => string;
}

/** By what letter a lesson calls a seat. */
export const LETTERS = "ABCDEFGHIJ";

/** A show on the board: a reveal, a fight, a theft. */
export interface Showing {
  /** The step (`play.step`) that it shows, or the first of them: the log tells it afterwards. */
  from: number;
  /** What the banner says meanwhile, if not what it would say anyway. */
  words?: string;
  skip(): void;
}

export interface Standing {
  aim: string;
  lead?: string;
}

export interface Speech {
  chat: "open" | "phrases" | "none";
  phrases: readonly string[];
  /** A reminder of the rule, while it holds. */
  note?: string;
}

export interface Choice {
  label: string;
  /** `lucide` or `game-icons` drawing, imported as `icon:<set>/<name>`. */
  icon?: string;
  /** A key that presses it. */
  key?: string;
  main?: boolean;
  pressed?: boolean;
  hint?: string;
  /** What a lesson points at it by: `choice <spot>`. */
  spot?: string;
  pick(): void;
}

export type AnyGameUi = GameUi<unknown, AnyCommand, AnyEvent, unknown>;

/** Gives a game's looks to the house: the one place where its own types are forgotten. */
export function defineGame<View, Command extends AnyCommand, Event extends AnyEvent, Ui = undefined>(
  ui: GameUi<View, Command, Event, Ui>,
): AnyGameUi {
  return ui as unknown as AnyGameUi;
}
