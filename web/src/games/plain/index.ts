/**
 * The board of a game that has none of its own yet. Everything that it shows is read from the view, the game's words
 * and the legal commands.
 */
import { sayCommand, type Wording } from "../../common/wording";
import { t, words } from "../../common/words.svelte";
import { type AnyGameUi, type AnyPlay, defineGame, type AnyCommand, type AnyEvent } from "../../table/play";
import { pendingOf, readerOf } from "../../table/table.svelte";
import type { GameWords, Seat } from "../../wire/generated";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { said, Sight } from "./reading";

/** What Board and Mat share. */
export class PlainTable {
  constructor(
    readonly name: string,
    readonly wording: Wording,
    readonly play: AnyPlay,
    private readonly hidden: Record<string, number>,
  ) {}

  /** The current view, prepared for drawing. */
  get sight(): Sight {
    const find = (id: string, args?: Record<string, string | number>) => words.find(this.name, id, args);
    return new Sight(this.play.view, this.wording, readerOf(this.play, this.name), find, this.hidden);
  }

  button(command: AnyCommand): string {
    return sayCommand(this.wording, readerOf(this.play, this.name), command);
  }
}

export function plainGame(name: string, guest: GameWords): AnyGameUi {
  const english = guest.words["en"] ?? "";
  const wording = guest.wording as Wording;
  return defineGame<unknown, AnyCommand, AnyEvent, PlainTable>({
    wording,
    Board,
    Mat,
    seats: "board",
    setup: (play) => new PlainTable(name, wording, play, guest.hidden),
    rules: idsOf(english, /^rules-([a-z0-9-]+)-title =/gm).map((id) => ({ id })),
    phrases: idsOf(english, /^phrase-([a-z0-9-]+) =/gm),
    ask(play) {
      const mine = pendingOf(play.view, null).find((open) => open.seat === play.seat);
      return words.find(name, `ask-${mine?.decision.replaceAll("_", "-")}`) ?? t("plain-ask");
    },
    propose: (command, play) => sayCommand(wording, readerOf(play, name), command),
    sound: (event) => (wording.silent.includes(event.event) ? undefined : "wood"),
    score(view, seat: Seat, say) {
      const reader = { language: words.language, say, has: () => false, name: String, me: -1, remembers: true };
      const find = (id: string, args?: Record<string, string | number>) => words.find(name, id, args);
      return new Sight(view, wording, reader, find, guest.hidden).of(seat).map(said).join(", ");
    },
  });
}

function idsOf(catalogue: string, shape: RegExp): string[] {
  return [...catalogue.matchAll(shape)].map(([, id = ""]) => id);
}
