import { beforeEach, expect, test } from "vitest";
import { APART_MS, AT_ONCE, HOLDS_MS, Questions } from "../src/table/why";
import type { Answer } from "../src/wire/generated";

let now: number;
let asked: { at: number; name: string }[];
let waiting: { at: number; then: () => void }[];
let questions: Questions;

const answer = (name: string): Answer => ({ type: "answer", id: name, done: false, sentence: `not ${name}` });

beforeEach(() => {
  now = 1000;
  asked = [];
  waiting = [];
  questions = new Questions(
    (command) => {
      asked.push({ at: now, name: command.do });
      return Promise.resolve(answer(command.do));
    },
    () => now,
    (ms) => new Promise((then) => waiting.push({ at: now + ms, then })),
  );
});

async function pass(ms: number): Promise<void> {
  now += ms;
  const due = waiting.filter((one) => one.at <= now);
  waiting = waiting.filter((one) => one.at > now);
  for (const one of due) one.then();
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

test("the same is asked once in a position, and again in the next", async () => {
  expect((await questions.about({ do: "sing" }))?.sentence).toBe("not sing");
  expect((await questions.about({ do: "sing" }))?.sentence).toBe("not sing");
  expect(asked).toHaveLength(1);
  questions.forget();
  await questions.about({ do: "sing" });
  expect(asked).toHaveLength(2);
});

test("what time alone can change is asked again after a while", async () => {
  await questions.about({ do: "sing" });
  await pass(HOLDS_MS);
  await questions.about({ do: "sing" });
  expect(asked).toHaveLength(2);
});

test("an answer for a position that is gone is not shown", async () => {
  const late = questions.about({ do: "sing" });
  questions.forget();
  expect(await late).toBeUndefined();
});

test("who touched something is told why, also if the table went on meanwhile", async () => {
  const late = questions.about({ do: "sing" }, true);
  questions.forget();
  expect((await late)?.sentence).toBe("not sing");
  const [one, other] = [questions.about({ do: "sing" }, true), questions.about({ do: "dance" })];
  expect(await one, "but not of what was touched before").toBeUndefined();
  expect((await other)?.sentence).toBe("not dance");
});

test("only the last of many things that were touched is answered", async () => {
  const [one, other] = [questions.about({ do: "sing" }), questions.about({ do: "dance" })];
  expect(await one).toBeUndefined();
  expect((await other)?.sentence).toBe("not dance");
});

test("however fast one asks, the table hears so many and no more", async () => {
  for (let i = 0; i < 400; i++) {
    void questions.about({ do: `thing ${i}` });
    await pass(10);
  }
  expect(asked.length).toBeLessThanOrEqual(AT_ONCE + 4000 / APART_MS);
  await pass(APART_MS);
  expect(asked.at(-1)?.name, "the last one is not forgotten").toBe("thing 399");
  for (const { at } of asked)
    expect(asked.filter((one) => one.at >= at && one.at < at + 1000).length).toBeLessThanOrEqual(
      AT_ONCE + 1000 / APART_MS + 1,
    );
});
