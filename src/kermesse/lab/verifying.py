"""Weigh the best answer of a problem anew, in other worlds than the miner's and in more of them."""

from collections.abc import Iterator

from kermesse.core.game import AnyGame, Command
from kermesse.lab.weighing import Row, choice_of, lead, means, weigh
from kermesse.lessons.command_pattern import in_words
from kermesse.lessons.lesson_run import LessonRun
from kermesse.lessons.problem import Problem
from kermesse.players.worlds import Moment

MARGIN = 15.0  # of 100: the part of the miner's 25 that must be left, since chance was kind to it there
FEW = 24  # worlds, for whatever is clearly worse
RIVALS = 3  # that are weighed in all worlds


def doubts(game: AnyGame, problem: Problem, worlds: int, seed: str, rivals: int = RIVALS) -> Iterator[str]:
    """Yield a line for each answer that may be as good as the best, and one if a certain win is none."""
    (step,) = problem.step
    run = LessonRun(game, step)
    moment, commands = choice_of(run.match, step.learner)
    best = [command for command in commands if run.answer(command) is None]
    others = [command for command in commands if command not in best]
    others = _closest(moment, problem, others, min(FEW, worlds), f"{seed} few")[:rivals]
    rows = weigh(moment, [*best, *others], range(worlds), seed)
    yield from _doubts(rows, best, others)
    if problem.kind == "win" and not all(row[at] == 100.0 for row in rows for at in range(len(best))):
        yield "it is called a certain win, and did not win in every world"


def _closest(moment: Moment, problem: Problem, others: list[Command], worlds: int, seed: str) -> list[Command]:
    """Return the others, best first: by the worth written in the problem, or by a few worlds."""
    written = {command: problem.worth_of(command) for command in others}
    if all(worth is not None for worth in written.values()):
        return sorted(others, key=lambda command: -(written[command] or 0))
    worth = means(weigh(moment, others, range(worlds), seed))
    return [others[at] for at in sorted(range(len(others)), key=lambda at: -worth[at])]


def _doubts(rows: list[Row], best: list[Command], others: list[Command]) -> Iterator[str]:
    for one, accepted in enumerate(best):
        for other, rival in enumerate(others, len(best)):
            found = lead(rows, one, other)
            if found.mean < MARGIN or found.least <= 0:
                yield (
                    f"'{' '.join(in_words(accepted))}' leads '{' '.join(in_words(rival))}' by {found.mean:.0f} of 100 only "
                    f"(99 %: at least {found.least:.0f}; {found.worlds} worlds)"
                )
