"""Find problems: play bots against each other and look for choices that have a best answer by a clear margin.

Most choices are dropped after few worlds. More worlds are spent on those that look promising, and many on the best
commands and their closest rivals. The same seed finds the same problems.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from kermesse.core.game import AnyGame, Command, Outcome, Seat
from kermesse.core.match import Entry, Match
from kermesse.core.options import Options
from kermesse.lab.weighing import Lead, Row, choice_of, lead, means, weigh
from kermesse.lessons.command_pattern import LETTERS, in_words
from kermesse.lessons.replayed_start import BadLesson, Dealt, play_dealt, seed_of, written
from kermesse.players import make_bot
from kermesse.players.advice import advice
from kermesse.players.table import play_out
from kermesse.players.worlds import LEVEL, Moment

MARGIN: Final = 25.0  # of 100: a quarter of the whole range
# worlds, and the lead that is asked for there: most choices are sorted out by very few
SIEVES: Final = ((1, MARGIN * 0.6), (4, MARGIN * 0.6), (20, MARGIN * 0.8), (120, MARGIN))
ANSWERED: Final = (24, 10.0)  # worlds and lead, where the first reply is the best there is
RIVALS: Final = 3  # of the best, that are weighed to the end
MOST_COMMANDS: Final = 24  # to choose from: with more, nobody would find it
MOST_BEST: Final = 3  # that are as good as each other
MOST_ALIKE: Final = 2  # of one kind of command in one game
FINDERS: Final = 10  # bots that are asked for their own answer

Kind = Literal["win", "save", "best"]


@dataclass(frozen=True)
class Finding:
    game: str
    seat: Seat
    dealt: Dealt
    kind: Kind
    best: list[Command]
    worth: list[tuple[Command, float]]  # best first
    margin: Lead
    seed: str
    found_by_bots: int  # of FINDERS


@dataclass(frozen=True)
class MiningPlan:
    """The games to look at. Game `number` depends on this and on `number` alone."""

    game: AnyGame
    seats: int
    options: Options
    plain: dict[str, Any]  # the same options as they are written into a problem
    seed: int
    begin: float = 0.5  # at which part of a game to look: before it little is decided, and looking costs most
    close: float = 0.0  # only games whose second has at least that share of the first's score

    def words(self, number: int) -> str:
        return f"{self.game.name} {self.seed} {number}"


def mine_game(plan: MiningPlan, number: int) -> Iterator[Finding]:
    """Yield the problems of one game."""
    game, words = plan.game, plan.words(number)
    played: Match[Any, Any, Any, Any, Any] = Match(game, plan.seats, plan.options, seed_of(words))
    bots = [make_bot(game, LEVEL, seat, plan.seats, Random(f"{words} {seat}")) for seat in range(plan.seats)]
    for _ in play_out(played, bots):
        pass
    if not _is_close(played.outcome(), plan.close):
        return
    entries = [entry for entry in played.log if isinstance(entry, Entry)]
    again: Match[Any, Any, Any, Any, Any] = Match(game, plan.seats, plan.options, seed_of(words))
    alike: Counter[str] = Counter()
    for at, entry in enumerate(entries):
        again.advance(entry.at)
        if at >= plan.begin * len(entries) and not entry.do.side_command:
            found = _look_at(plan, number, again, entry, entries[:at])
            if found is not None and _is_new(found, alike):
                yield found
        again.play(entry.seat, entry.do, entry.at)


def _is_close(outcome: Outcome | None, share: float) -> bool:
    scores = sorted(outcome.scores, reverse=True) if outcome else []
    return len(scores) < 2 or scores[1] >= share * scores[0]


def _is_new(found: Finding, alike: Counter[str]) -> bool:
    """Refuse the same answer again, and the same kind of answer a third time."""
    words = in_words(found.best[0])
    alike.update((words[0], " ".join(words)))
    return alike[words[0]] <= MOST_ALIKE and (len(words) == 1 or alike[" ".join(words)] == 1)


def _look_at(plan: MiningPlan, number: int, match: Any, entry: Entry, before: list[Entry]) -> Finding | None:
    moment, choices = choice_of(match, entry.seat)
    if not 2 <= len(choices) <= MOST_COMMANDS:
        return None
    seed = f"{plan.words(number)} {len(before)}"
    found = sieve(moment, choices, seed)
    if found is None:
        return None
    rows, answered, commands, best, worth = found
    dealt = _written_down(plan, number, match, before)
    if dealt is None:
        return None
    accepted = commands[:best]
    margin = min((lead(rows, best - 1, other) for other in range(best, len(commands))), key=lambda one: one.mean)
    return Finding(
        plan.game.name,
        entry.seat,
        dealt,
        kind_of(rows, answered, best),
        accepted,
        worth,
        margin,
        seed,
        _finders(moment, choices, accepted),
    )


def sieve(
    moment: Moment, choices: Sequence[Command], seed: str
) -> tuple[list[Row], list[Row], list[Command], int, list[tuple[Command, float]]] | None:
    """Return the rows of the last sieve, those with the best answer, the commands left with the best first, how many
    are the best, and the worth of all commands. None if nothing is clearly the best.
    """
    commands, rows, begun = list(choices), list[Row](), 0
    worth: dict[int, float] = {}
    names = list(range(len(commands)))  # of the commands that are still weighed, by their place in the moment's list
    best = 0
    for worlds, asked in SIEVES:
        last = worlds == SIEVES[-1][0]
        if worlds > SIEVES[1][0]:  # only the best and their rivals, in all worlds
            names = names[: best + RIVALS]
            rows = [[row[at] for at in range(len(names))] for row in rows]
        rows += weigh(moment, [commands[name] for name in names], range(begun, worlds), seed)
        begun = worlds
        found = means(rows)
        order = sorted(range(len(names)), key=lambda at: -found[at])
        names = [names[at] for at in order]
        rows = [[row[at] for at in order] for row in rows]
        for at, name in zip(order, names, strict=True):
            worth[name] = found[at]
        best = _best(rows, asked, last)
        if not best:
            return None
    finalists = [commands[name] for name in names]
    answered = weigh(moment, finalists, range(ANSWERED[0]), f"{seed} answered", answered=True)
    if not moment.game.cooperative and not _stands(answered, best):
        return None
    listed = sorted(((commands[name], value) for name, value in worth.items()), key=lambda one: -one[1])
    return rows, answered, finalists, best, listed


def _stands(rows: list[Row], best: int) -> bool:
    """Return whether each of the best is still ahead of all others."""
    leads = [lead(rows, one, other) for one in range(best) for other in range(best, len(rows[0]))]
    return all(one.mean >= ANSWERED[1] and one.least > 0 for one in leads)


def _best(rows: list[Row], asked: float, surely: bool) -> int:
    """Return how many commands are clearly ahead of all others."""
    for best in range(1, min(MOST_BEST, len(rows[0]) - 1) + 1):
        leads = [lead(rows, best - 1, other) for other in range(best, len(rows[0]))]
        if all(one.mean >= asked and (one.least > 0 or not surely) for one in leads):
            return best
    return 0


def kind_of(rows: list[Row], answered: list[Row], best: int) -> Kind:
    """Return `win` if it wins in every world, `save` if everything else nearly always loses, else `best`."""
    found = means(rows)
    if all(row[at] == 100.0 for row in [*rows, *answered] for at in range(best)):
        return "win"
    return "save" if max(found[best:]) <= 15 else "best"


def _finders(moment: Moment, choices: Sequence[Command], accepted: list[Command]) -> int:
    game = moment.game
    found = 0
    for number in range(FINDERS):
        random = Random(f"finder {number}")
        advised = advice(game, moment.seats, moment.view, list(choices), [], moment.now, random, LEVEL)
        found += advised is not None and advised[0] in accepted
    return found


def _written_down(plan: MiningPlan, number: int, match: Any, before: list[Entry]) -> Dealt | None:
    """Return the game up to here in words, without times if it is the same without them; None if words do not say it
    all."""
    for timed in (False, True):
        dealt = Dealt(plan.seats, plan.words(number), written(before, timed), plan.plain, match.now if timed else 0)
        try:
            again = play_dealt(plan.game, dealt)
        except BadLesson:
            continue
        if all(_same(match, again, seat) for seat in range(plan.seats)):
            return dealt
    return None


def _same(match: Any, again: Any, seat: Seat) -> bool:
    game = match.game
    return bool(
        game.view(match.state, seat, match.now) == game.view(again.state, seat, again.now)
        and match.legal(seat) == again.legal(seat)
    )


def as_toml(finding: Finding, name: str) -> str:
    """Return the finding as a file of problems has it, under a name to be replaced by hand."""
    dealt = finding.dealt
    options = ", ".join(f"{option} = {_value(value)}" for option, value in dealt.options.items())
    worth = ", ".join(f'"{" ".join(in_words(command))}" = {round(value)}' for command, value in finding.worth)
    best = ", ".join(f'"{" ".join(in_words(command))}"' for command in finding.best)
    lines = [
        "[[problem]]",
        f'id = "{name}"',
        f'kind = "{finding.kind}"',
        f'seat = "{LETTERS[finding.seat]}"',
        f"best = [{best}]",
        f"worth = {{ {worth} }}",
        f"found = {{ margin = {round(finding.margin.mean)}, worlds = {finding.margin.worlds}, "
        f'seed = "{finding.seed}", bots = {finding.found_by_bots} }}',
        "[problem.dealt]",
        f"seats = {dealt.seats}",
        f'seed = "{dealt.seed}"',
        f"options = {{ {options} }}",
        *([f"until = {dealt.until}"] if dealt.until else []),
        f'played = """\n{_lines(dealt.played)}\n"""',
    ]
    return "\n".join(lines) + "\n"


def _lines(played: str) -> str:
    """Break the deeds into lines."""
    lines, line = [], ""
    for deed in played.split("; "):
        if len(line) + len(deed) > 130:
            lines.append(line)
            line = ""
        line = f"{line}; {deed}" if line else deed
    return "\n".join([*lines, line])


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | float) else f'"{value}"'
