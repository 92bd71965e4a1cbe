/**
 * Why not: a control that can do nothing now is not mute. Touched, or reached by keys for a moment, it has the table
 * asked what its command would meet, and the table's own sentence is shown where refusals are.
 */
import type { Attachment } from "svelte/attachments";
import { lasting } from "../common/lasting";
import type { Answer } from "../wire/generated";
import type { AnyCommand } from "./play";

/** How long a control has the focus before it is asked for. */
const MOMENT_MS = 600;
/** The table hears 20 messages a second of a page, 60 at once, and questions are not to crowd out what is done. */
export const AT_ONCE = 8;
export const APART_MS = 150;
/** How long an answer holds: where play is in real time, what was too soon a moment ago may be done now. */
export const HOLDS_MS = 1000;

/** What was asked of this position: each question once, and never faster than `APART_MS` after the first few. */
export class Questions {
  #answers = new Map<string, { at: number; answer: Promise<Answer> }>();
  #credit = AT_ONCE;
  #since = 0;
  #latest = 0;
  #position = 0;

  constructor(
    private readonly ask: (command: AnyCommand) => Promise<Answer>,
    private readonly now: () => number,
    private readonly later: (ms: number) => Promise<void>,
  ) {}

  /** Another position, or another language: what was answered holds no more. */
  forget(): void {
    this.#answers.clear();
    this.#position++;
  }

  /** The table's answer; undefined: another question came up before this one's turn did, or the position is another one. To who
   * insists it is told all the same, as things stood when they asked. */
  async about(command: AnyCommand, insists = false): Promise<Answer | undefined> {
    const mine = ++this.#latest;
    const position = this.#position;
    const gone = () => mine !== this.#latest || (!insists && position !== this.#position);
    const key = JSON.stringify(command);
    if (!this.#known(key)) {
      const wait = this.#wait();
      if (wait) await this.later(wait);
      if (gone()) return undefined;
      if (!this.#known(key)) {
        this.#wait();
        this.#credit--;
        this.#answers.set(key, { at: this.now(), answer: this.ask(command) });
      }
    }
    const answer = await this.#known(key);
    return gone() ? undefined : answer;
  }

  #known(key: string): Promise<Answer> | undefined {
    const known = this.#answers.get(key);
    return known && this.now() - known.at < HOLDS_MS ? known.answer : undefined;
  }

  /** How long until the next may be asked. */
  #wait(): number {
    const now = this.now();
    this.#credit = Math.min(AT_ONCE, this.#credit + (now - this.#since) / APART_MS);
    this.#since = now;
    return this.#credit >= 1 ? 0 : Math.ceil((1 - this.#credit) * APART_MS);
  }
}

/** Whoever can be asked: a `Play`. */
interface Asked<Command extends AnyCommand> {
  why(command: Command, softly?: boolean): unknown;
}

/**
 * Makes a control say why its command cannot be done: `{@attach whyNot(play, legal ? undefined : command)}`. It is told as
 * `aria-disabled`, never `disabled`, so that it keeps its place in the order of keys and can be asked.
 */
export function whyNot<Command extends AnyCommand>(
  play: Asked<Command>,
  command: Command | undefined,
): Attachment<HTMLElement> | undefined {
  return command && asking({ command: command.do, ask: (softly) => void play.why(command, softly) });
}

const asking = lasting<{ command: string; ask: (softly: boolean) => void }>((control, given) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on: Record<string, () => void> = {
    focus: () => {
      clearTimeout(timer);
      if (control.matches(":focus-visible")) timer = setTimeout(() => given().ask(true), MOMENT_MS);
    },
    blur: () => clearTimeout(timer),
    click: () => {
      clearTimeout(timer);
      given().ask(false);
    },
  };
  const changed = () => {
    control.dataset["why"] = given().command;
  };
  changed();
  control.setAttribute("aria-disabled", "true");
  for (const [event, heard] of Object.entries(on)) control.addEventListener(event, heard);
  const end = () => {
    clearTimeout(timer);
    control.removeAttribute("aria-disabled");
    delete control.dataset["why"];
    for (const [event, heard] of Object.entries(on)) control.removeEventListener(event, heard);
  };
  return { changed, end };
});
