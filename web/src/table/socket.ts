/**
 * The socket of a table: says Hello, counts what comes, asks again for what was missed, sends again what was not
 * answered. It knows the protocol and nothing of the game. Where the line breaks it comes back by itself, later and
 * later.
 */
import type {
  Act,
  Advice,
  Answer,
  Bye,
  Chat,
  Coach,
  FromClient,
  Odds,
  Stepped,
  Arrival,
  Table,
  ToClient,
  Trouble,
  Welcome,
} from "../wire/generated";

export type Line = "calling" | "open" | "lost" | "closed";
export type Numbered = Welcome | Stepped | Table | Chat;

export interface Heard {
  message(message: Numbered): void;
  clock(now: number, running: boolean): void;
  line(line: Line): void;
  bye(bye: Bye): void;
  trouble(trouble: Trouble): void;
  /** Another device came in to this person. */
  newDevice?(device: Arrival): void;
  /** What was asked for by `advise`. */
  advice(advice: Advice): void;
  /** To somebody who watches. */
  odds(odds: Odds): void;
  /** In a lesson. */
  coach(coach: Coach): void;
}

/** As much of a WebSocket as we use. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Surroundings {
  open(): Wire;
  later(ms: number, then: () => void): () => void;
  language(): "fr" | "en";
  newId(): string;
}

interface Unanswered {
  text: string;
  settle(answer: Answer): void;
}

const FINAL_BYES = new Set([
  "other_tab",
  "no_table",
  "no_lesson",
  "kicked",
  "malformed",
  "aside_version",
  "aside_damaged",
  "aside_fault",
]);
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** No word for this long, not even a ping: the line is dead though nobody said so. */
const SILENCE_MS = 45_000;

export class TableSocket {
  #wire: Wire | null = null;
  #have = 0;
  #asked = false;
  #tries = 0;
  #over = false;
  #unanswered = new Map<string, Unanswered>();
  #cancel: (() => void) | null = null;
  #watch: (() => void) | null = null;

  constructor(
    private readonly around: Surroundings,
    private readonly heard: Heard,
  ) {}

  call(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#over || this.#wire) return;
    this.heard.line("calling");
    const wire = this.around.open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#tries = 0;
      this.#hello();
      for (const { text } of this.#unanswered.values()) wire.send(text);
      this.heard.line("open");
      this.#listen();
    };
    wire.onmessage = ({ data }) => {
      if (this.#wire !== wire) return;
      this.#listen();
      this.#take(JSON.parse(String(data)) as ToClient);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost();
    };
  }

  /** A game's command. Resolves with the table's answer, however often the line breaks before it comes. */
  do(command: unknown, guard: number | null = null): Promise<Answer> {
    const id = this.around.newId();
    return this.#ask(id, { type: "do", id, command, guard });
  }

  /** Whether that command would be done now, and why not: nothing happens. */
  why(command: unknown): Promise<Answer> {
    const id = this.around.newId();
    return this.#ask(id, { type: "why", id, command });
  }

  act(act: Omit<Act, "type" | "id">): Promise<Answer> {
    const id = this.around.newId();
    return this.#ask(id, { type: "act", id, ...act });
  }

  /** Say Hello again, e.g. in another language. */
  greet(): void {
    if (this.#wire && this.#have) this.#hello();
  }

  /** The page shows again after a sleep: do not wait for the next try. */
  wake(): void {
    if (this.#over) return;
    if (this.#wire) this.#hello();
    else this.call();
  }

  close(): void {
    this.#over = true;
    this.#cancel?.();
    this.#watch?.();
    this.#wire?.close();
    this.#wire = null;
    this.heard.line("closed");
  }

  #ask(id: string, message: FromClient): Promise<Answer> {
    const text = JSON.stringify(message);
    return new Promise((settle) => {
      this.#unanswered.set(id, { text, settle });
      this.#say(text);
    });
  }

  #hello(): void {
    this.#asked = true;
    this.#say(JSON.stringify({ type: "hello", have: this.#have, language: this.around.language() }));
  }

  #say(text: string): void {
    try {
      this.#wire?.send(text);
    } catch {
      // still connecting, or just closed: what matters is sent again once the line is open
    }
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case "ping":
        this.#say(JSON.stringify({ type: "pong", ping: message.ping }));
        this.heard.clock(message.now, message.running);
        return;
      case "answer": {
        this.#unanswered.get(message.id)?.settle(message);
        this.#unanswered.delete(message.id);
        return;
      }
      case "bye":
        this.heard.bye(message);
        if (FINAL_BYES.has(message.code)) this.close();
        return;
      case "trouble":
        this.heard.trouble(message);
        return;
      case "arrival":
        this.heard.newDevice?.(message);
        return;
      case "advice":
        this.heard.advice(message);
        return;
      case "odds":
        this.heard.odds(message);
        return;
      case "coach":
        this.heard.coach(message);
        return;
      default:
        this.#takeNumbered(message);
    }
  }

  #takeNumbered(message: Numbered): void {
    if (message.type === "welcome") {
      this.#have = message.n;
      this.#asked = false;
    } else if (message.n <= this.#have) {
      return; // seen already
    } else if (message.n > this.#have + 1) {
      if (!this.#asked) this.#hello(); // something was missed: it comes again, or a Welcome does
      return;
    } else {
      this.#have = message.n;
      this.#asked = false;
    }
    if (message.type !== "chat") this.heard.clock(message.now, message.type === "step" || message.running);
    this.heard.message(message);
  }

  #listen(): void {
    this.#watch?.();
    this.#watch = this.around.later(SILENCE_MS, () => this.#wire?.close());
  }

  #lost(): void {
    this.#wire = null;
    this.#watch?.();
    if (this.#over) return;
    this.heard.line("lost");
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 8000;
    this.#cancel = this.around.later(wait, () => this.call());
  }
}

/** `path`: of the socket, asked for each time a line is opened. */
export function browserSurroundings(path: () => string, language: () => "fr" | "en"): Surroundings {
  return {
    open: () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      return new WebSocket(`${scheme}://${location.host}/ws/${path()}`) as Wire;
    },
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    language,
    newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
  };
}
