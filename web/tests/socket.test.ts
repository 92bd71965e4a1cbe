import { beforeEach, describe, expect, test } from "vitest";
import { type Line, type Numbered, TableSocket, type Wire } from "../src/table/socket";
import type { Answer, Bye, ToClient } from "../src/wire/generated";

/** A line whose other end is the test. */
class Cable implements Wire {
  said: Record<string, unknown>[] = [];
  open = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send(text: string) {
    if (!this.open) throw new Error("not open yet");
    this.said.push(JSON.parse(text));
  }
  close() {
    this.open = false;
    this.onclose?.(undefined as never);
  }
  connect() {
    this.open = true;
    this.onopen?.(undefined as never);
  }
  hear(message: Partial<ToClient> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hellos() {
    return this.said.filter((message) => message["type"] === "hello").map((message) => message["have"]);
  }
}

let cables: Cable[];
let waiting: { ms: number; then: () => void }[];
let heard: Numbered[];
let lines: Line[];
let byes: Bye[];
let troubles: string[];
let advised: unknown[];
let socket: TableSocket;

beforeEach(() => {
  cables = [];
  waiting = [];
  heard = [];
  lines = [];
  byes = [];
  troubles = [];
  advised = [];
  let ids = 0;
  socket = new TableSocket(
    {
      open: () => {
        const cable = new Cable();
        cables.push(cable);
        return cable;
      },
      later: (ms, then) => {
        const wait = { ms, then };
        waiting.push(wait);
        return () => {
          waiting = waiting.filter((one) => one !== wait);
        };
      },
      language: () => "fr",
      newId: () => `id${ids++}`,
    },
    {
      message: (message) => heard.push(message),
      clock: () => {},
      line: (line) => lines.push(line),
      bye: (bye) => byes.push(bye),
      trouble: ({ code }) => troubles.push(code),
      coach: () => {},
      advice: (advice) => advised.push(advice),
      odds: () => {},
    },
  );
  socket.call();
  cables[0]?.connect();
});

const cable = () => cables.at(-1) as Cable;
const welcome = (n: number) => cable().hear({ type: "welcome", n, now: 0, running: true } as never);
const step = (n: number) => cable().hear({ type: "step", n, now: 0, at: 0, events: [] } as never);
const passTime = () => {
  const [first] = waiting.filter((wait) => wait.ms < 10_000);
  waiting = waiting.filter((wait) => wait !== first);
  first?.then();
};

describe("the socket of a table", () => {
  test("says Hello with nothing in hand, and takes the Welcome", () => {
    expect(cable().hellos()).toEqual([0]);
    welcome(7);
    step(8);
    expect(heard.map((message) => message.n)).toEqual([7, 8]);
  });

  test("asks once for what it missed, and passes nothing on until it has come", () => {
    welcome(3);
    step(6);
    step(7);
    expect(cable().hellos()).toEqual([0, 3]);
    for (const n of [4, 5, 6, 7]) step(n);
    expect(heard.map((message) => message.n)).toEqual([3, 4, 5, 6, 7]);
  });

  test("passes on what a bot advises, which has no number", () => {
    welcome(3);
    const advice = { type: "advice", id: "id0", command: { do: "look", slot: 1 }, move: "Look.", reason: "You may." };
    cable().hear(advice as never);
    step(4);
    expect(advised).toEqual([advice]);
    expect(heard.map((message) => message.n)).toEqual([3, 4]);
  });

  test("passes on what keeps the house waiting, which has no number, and that it is over", () => {
    welcome(3);
    cable().hear({ type: "trouble", code: "disk_waits", sentence: "…" } as never);
    step(4);
    cable().hear({ type: "trouble", code: "" } as never);
    expect(troubles).toEqual(["disk_waits", ""]);
    expect(heard.map((message) => message.n)).toEqual([3, 4]);
    expect(cable().hellos()).toEqual([0]);
  });

  test("does not call again for a table that was put aside", () => {
    cable().hear({ type: "bye", code: "aside_damaged", sentence: "…" } as never);
    cable().onclose?.(undefined as never);
    passTime();
    expect(cables.length).toBe(1);
  });

  test("takes a Welcome instead of what it missed", () => {
    welcome(3);
    step(90);
    welcome(91);
    step(92);
    expect(heard.map((message) => message.n)).toEqual([3, 91, 92]);
  });

  test("hears nothing twice", () => {
    welcome(3);
    step(4);
    step(4);
    expect(heard).toHaveLength(2);
  });

  test("calls again by itself when the line breaks, later and later, and says how far it got", () => {
    welcome(3);
    step(4);
    cable().close();
    expect(lines.at(-1)).toBe("lost");
    passTime();
    cable().connect();
    expect(cables).toHaveLength(2);
    expect(cable().hellos()).toEqual([4]);
    cable().close();
    passTime();
    cable().close();
    const waits = waiting.filter((wait) => wait.ms < 10_000).map((wait) => wait.ms);
    expect(waits.at(-1)).toBeGreaterThan(250);
  });

  test("sends an unanswered command again, under the same id, until it is answered", async () => {
    welcome(1);
    const answer = socket.do({ do: "look", slot: 2 });
    const first = cable().said.at(-1);
    cable().close();
    passTime();
    cable().connect();
    expect(cable().said).toContainEqual(first);
    cable().hear({ type: "answer", id: "id0", done: true } as Answer);
    expect((await answer).done).toBe(true);
    cable().close();
    passTime();
    cable().connect();
    expect(cable().said.filter((message) => message["type"] === "do")).toEqual([]);
  });

  test("keeps a command said while the line is down", async () => {
    welcome(1);
    cable().close();
    const answer = socket.do({ do: "end_turn" });
    passTime();
    cable().connect();
    expect(cable().said.map((message) => message["type"])).toEqual(["hello", "do"]);
    cable().hear({ type: "answer", id: "id0", done: false, code: "not_your_turn" } as Answer);
    expect((await answer).code).toBe("not_your_turn");
  });

  test("answers a ping at once", () => {
    cable().hear({ type: "ping", ping: 12, now: 5, running: true } as never);
    expect(cable().said.at(-1)).toEqual({ type: "pong", ping: 12 });
  });

  test("does not call back when another tab has taken the seat, but does when the server restarts", () => {
    cable().hear({ type: "bye", code: "server_stops", sentence: "…" } as Bye);
    cable().close();
    passTime();
    cable().connect();
    cable().hear({ type: "bye", code: "other_tab", sentence: "…" } as Bye);
    expect(lines.at(-1)).toBe("closed");
    expect(byes.map((bye) => bye.code)).toEqual(["server_stops", "other_tab"]);
    passTime();
    expect(cables).toHaveLength(2);
  });

  test("hangs up and calls again when nothing at all is heard for long", () => {
    welcome(1);
    waiting.find((wait) => wait.ms > 10_000)?.then();
    expect(lines.at(-1)).toBe("lost");
  });
});
