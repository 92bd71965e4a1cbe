/** A result in words. */
import { listed, number, t, words } from "../common/words.svelte";
import type { Outcome, Seat } from "../wire/generated";
import type { AnyGameUi, AnyPlay, Person } from "./play";

export interface Ranked {
  person: Person;
  rank: number;
  score: string;
}

/** The best first. */
export function ranked(play: AnyPlay, game: AnyGameUi, outcome: Outcome): Ranked[] {
  return play.people
    .map((person) => ({ person, rank: outcome.ranks[person.seat] ?? 0, score: scoreOf(play, game, outcome, person) }))
    .sort((one, other) => one.rank - other.rank);
}

/**
 * Whoever gave up comes last, whatever the bot in their place has reached, and of whoever was sent away the result is a
 * bot's: so that is said beside it.
 */
function scoreOf(play: AnyPlay, game: AnyGameUi, outcome: Outcome, { seat, conceded, putOut }: Person): string {
  const points = outcome.scores[seat];
  const score = game.score?.(play.view, seat, play.say) ?? (points === undefined ? "" : number(points));
  return [score, conceded && t("end-conceded"), putOut && t("end-put-out")].filter(Boolean).join(" · ");
}

/** Who won, in the game's own words; `reader`: to whom it is said. */
export function headline(play: AnyPlay, name: string, outcome: Outcome, reader: Seat): string {
  const me = outcome.winners.includes(reader);
  const args = {
    who: listed(outcome.winners.map((seat) => play.name(seat))),
    count: outcome.winners.length,
    me: me ? "yes" : "no",
  };
  const own = words.find(name, `outcome-${outcome.code.replaceAll("_", "-")}`, args);
  return own ?? (me ? t("end-you-win") : t("end-wins", args));
}

/** As it is told to others: what was played, who won, who came where. */
export function tidings(play: AnyPlay, game: AnyGameUi, name: string, outcome: Outcome, together: boolean): string {
  const people = ranked(play, game, outcome);
  const rows = together
    ? [listed(people.map(({ person }) => person.name))]
    : people.map(({ person, rank, score }) => `${rank}. ${person.name}${score ? ` · ${score}` : ""}`);
  return [`${play.say("game-name")} · ${headline(play, name, outcome, -1)}`, ...rows].join("\n");
}
