/** What a component draws, without a browser: offers, sentences in both languages, and what stays hidden. */
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import { decided } from "../src/games/kreo/ending";
import Finale from "../src/games/kreo/Finale.svelte";
import ValueCard from "../src/games/kraaw/ValueCard.svelte";
import { words, wordsOf } from "../src/common/words.svelte";
import Die from "../src/pieces/Die.svelte";
import type { Calling } from "../src/table/calling.svelte";
import type { AnyGameUi, AnyPlay } from "../src/table/play";
import Banner from "../src/table/shell/Banner.svelte";
import Chat from "../src/table/shell/Chat.svelte";
import Notice from "../src/table/shell/Notice.svelte";
import type { LiveTable } from "../src/table/table.svelte";

const text = async (game: string, language: string) =>
  (await import(`../../src/kermesse/games/${game}/locale/${language}.ftl?raw`)).default as string;
beforeAll(async () => {
  await words.begin();
  for (const game of ["kreo", "kraaw"])
    await words.learn(game, { fr: [await text(game, "fr")], en: [await text(game, "en")] });
});

/** The words that can be read, without marks. */
const read = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const drawn = (html: string, mark: string) => html.includes(mark);

const play = (more: Partial<AnyPlay> = {}): AnyPlay =>
  ({
    view: { pending: [{ seat: 0, decision: "main", deadline: 30_000 }], options: {} },
    legal: [{ do: "look" }],
    seat: 0,
    outcome: null,
    running: true,
    replaying: false,
    proposed: null,
    refused: { count: 0, sentence: "", rule: "" },
    reason: { count: 0, sentence: "", rule: "", softly: false },
    now: () => 12_000,
    name: (seat: number) => ["Ada", "Bob"][seat] ?? "",
    say: wordsOf("kraaw"),
    ...more,
  }) as unknown as AnyPlay;
const game = (more: Partial<AnyGameUi> = {}): AnyGameUi =>
  ({ pendingOf: undefined, rules: [], ...more }) as unknown as AnyGameUi;
const banner = (of: AnyPlay, how: Partial<AnyGameUi> = {}, more = {}) =>
  render(Banner, { props: { play: of, game: game(how), name: "kraaw", ui: null, ...more } }).body;

describe("the banner", () => {
  test("asks me, shows the clock while it runs, and can stop it where that may be", () => {
    const body = banner(play({ pause: () => undefined } as Partial<AnyPlay>));
    expect(body).toContain('data-decision="main"');
    expect(body).toContain('role="timer"');
    expect(body).toContain('data-testid="pause"');
    expect(banner(play({ running: false } as Partial<AnyPlay>))).not.toContain('role="timer"');
    expect(banner(play())).not.toContain('data-testid="pause"');
  });
  test("offers every choice of the game, and while something is proposed only to do it or not", () => {
    const choices = () =>
      ["One", "Two"].map((label) => ({ label, pick: () => undefined, key: label[0]?.toLowerCase() ?? "" }));
    const offered = banner(play(), { choices });
    expect(offered.match(/data-choice/g)).toHaveLength(2);
    expect(offered).toContain('aria-keyshortcuts="t"');
    const proposed = banner(play({ proposed: { do: "end_turn" } } as Partial<AnyPlay>), { choices });
    expect(proposed).toContain('data-testid="confirm"');
    expect(proposed).not.toContain("data-choice");
  });
  test("says for whom one waits, and asks me nothing", () => {
    const body = banner(play({ seat: 1, legal: [] } as Partial<AnyPlay>));
    expect(read(body)).toContain("Ada");
    expect(body).toContain('data-decision=""');
  });
  test("lets a show be skipped, but not in a replay", () => {
    const showing = { from: 0, words: "Look!", skip: () => undefined };
    expect(read(banner(play(), {}, { showing }))).toContain("Look!");
    expect(banner(play(), {}, { showing })).toContain('data-testid="skip"');
    expect(banner(play({ replaying: true } as Partial<AnyPlay>), {}, { showing })).not.toContain('data-testid="skip"');
  });
  test("says what the table has to say before anything else", () => {
    expect(read(banner(play(), {}, { note: "The connection is lost." }))).toContain("The connection is lost.");
  });
});

describe("a notice", () => {
  const place = { conceded: false, stands_in: false };
  const table = (more: object, seat = 0, places: object[] = [place]) =>
    ({
      seat,
      explains: false,
      name: () => "Zoé",
      act: () => undefined,
      table: { stage: "playing", places, paused: false, pause_asked: [], resume_asked: [], ...more },
    }) as unknown as LiveTable;
  const notice = (of: LiveTable, asks = false) =>
    render(Notice, { props: { table: of, calling: { asks } as Calling } }).body;

  test("tells a guest that one watches, and whoever plays nothing of it", () => {
    expect(notice(table({}, -1))).toContain('data-testid="watching"');
    expect(notice(table({}))).not.toContain("notice");
  });
  test("tells of a pause: who wishes it, and what I may answer", () => {
    const asked = notice(table({ pause_asked: [1] }, 0, [place, place]));
    expect(read(asked)).toContain("Zoé");
    expect(asked.match(/<button/g)).toHaveLength(2);
    expect(notice(table({ pause_asked: [0] }, 0, [place, place]))).not.toContain("<button");
    expect(notice(table({ paused: true })).match(/<button/g)).toHaveLength(1);
  });
  test("lets whoever watches wish for a seat at the next game", () => {
    const joined = { ...table({}, -1), joined: true } as LiveTable;
    expect(notice(table({}, -1))).toContain('data-testid="join"');
    expect(notice(joined)).not.toContain('data-testid="join"');
  });
  test("gives a seat back to its person", () => {
    expect(notice(table({}, 0, [{ conceded: false, stands_in: true }]))).toContain("<button");
    expect(notice(table({}, 0, [{ conceded: true, stands_in: true }]))).not.toContain("<button");
  });
  test("asks whether to call me, once that is asked", () => {
    expect(notice(table({}), true)).toContain('data-testid="may-call"');
  });
});

describe("the chat", () => {
  const table = (options: object, seat = 0) =>
    ({
      seat,
      chat: [],
      unread: 3,
      refused: { sentence: "" },
      table: { stage: "playing", options },
      view: null,
      say: wordsOf("kreo"),
      name: () => "Ada",
      act: () => undefined,
    }) as unknown as LiveTable;
  const chat = (of: LiveTable, how: Partial<AnyGameUi> = {}) =>
    render(Chat, { props: { table: of, game: game(how) } }).body;

  test("offers a field where all may be said, phrases where those may, and nothing where nothing may", () => {
    const phrases = { phrases: ["thinking"] } as Partial<AnyGameUi>;
    expect(chat(table({}), phrases)).toContain("<input");
    const few = chat(table({ chat: "phrases" }), phrases);
    expect(few).not.toContain("<input");
    expect(few).toContain('data-phrase="thinking"');
    const none = chat(table({ chat: "none" }), phrases);
    expect(drawn(none, "<input") || drawn(none, "data-phrase")).toBe(false);
  });
  test("is only read by whoever watches", () => {
    const body = chat(table({}, -1), { phrases: ["thinking"] } as Partial<AnyGameUi>);
    expect(drawn(body, "<input") || drawn(body, "data-phrase")).toBe(false);
  });
});

test.each([1, 2, 3, 4, 5, 6])("a die of %i has as many pips, and a name", (value) => {
  const { body } = render(Die, { props: { value, label: `a ${value}` } });
  expect(body.match(/<circle/g)).toHaveLength(value);
  expect(body).toContain(`aria-label="a ${value}"`);
  expect(body).not.toContain("<button");
  expect(render(Die, { props: { value, label: "", onpick: () => undefined } }).body).toContain("<button");
});

test("a card that lies face-down draws nothing of its front, and on its back only what I know", () => {
  const card = (more: object) => render(ValueCard, { props: { label: "a card", value: 4, ...more } }).body;
  expect(card({ up: true })).toContain('class="digit');
  expect(card({ up: true, ghost: 4 })).not.toContain('class="known');
  expect(card({})).not.toMatch(/class="(digit|known|treasure)/);
  const known = card({ ghost: 3 });
  expect(known).not.toContain('class="digit');
  expect(read(known)).toBe("3");
});

/** Each end of Kréo has a scene of its own, and its reason in both languages. */
describe.each([
  ["perfect", "perfect", "the finest balance"],
  ["success", "success", "no Aggression was left"],
  ["aggression_left", "struck", "everybody loses because an Aggression is still held: Cyclops Lightning"],
  ["viable", "viable", "the Planet still lacks Earth and Air"],
  ["unstable", "unstable", "the Planet still lacks Water, Earth and Air"],
  ["asteroid", "asteroid", "the Planet stayed in the discard pile"],
])("an end of Kréo: %s", (code, scene, reason) => {
  const missing = code === "viable" ? ["TERRE", "AIR"] : ["EAU", "TERRE", "AIR"];
  const planet = { nature: "PLANETE", owned: [], missing, open: [] };
  const view = {
    result: { code, cards_left: 0 },
    table: code === "asteroid" ? [] : [planet],
    discard: ["PLANETE"],
    hands: code === "aggression_left" ? [["ECLAIR-1"]] : [],
    laid: [],
    turn: 12,
    options: {},
  };
  const of = { view, say: wordsOf("kreo") } as never;

  test("has its scene", () => {
    expect(render(Finale, { props: { play: of, kind: "victory" } }).body).toContain(`data-scene="${scene}"`);
  });
  test("has its reason, in both languages", async () => {
    await words.speak("en");
    const english = decided(of).how;
    expect(english).toContain(reason);
    await words.speak("fr");
    const french = decided(of).how;
    await words.speak("en");
    expect(french).not.toMatch(/why-ended/);
    expect(french).not.toContain(reason);
  });
});
