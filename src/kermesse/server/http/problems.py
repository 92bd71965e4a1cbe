"""Problems that there are, the one of the day, and how many have tried and solved each here.

A device says itself what it has tried and solved before: so nobody is counted twice, and nothing is kept of anybody.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Final

from aiohttp import web

from kermesse.games import Catalogue
from kermesse.lessons.problem import Problem, problems_of
from kermesse.server.connection.messages import ProblemInfo, Problems
from kermesse.server.http.context import CONTEXT
from kermesse.server.http.requests import json_answer

COUNTED: Final = "problem "  # what counts of problems begin with


async def listed(request: web.Request) -> web.Response:
    registry, day = request.app[CONTEXT].registry, datetime.now(UTC).date()
    games, counts = registry.games, await registry.storage.counts(COUNTED)
    response = json_answer(Problems(day.isoformat(), of_the_day(games, day), all_problems(games, counts)))
    response.headers["Cache-Control"] = "no-cache"
    return response


def counted(game: str, problem: str, what: str) -> str:
    """The name under which those are counted who `tried` or `solved` it."""
    return f"{COUNTED}{game}/{problem} {what}"


def all_problems(games: Catalogue, counts: Mapping[str, int]) -> list[ProblemInfo]:
    def info(problem: Problem) -> ProblemInfo:
        tried, solved = (counts.get(counted(problem.game, problem.id, what), 0) for what in ("tried", "solved"))
        return ProblemInfo(problem.game, problem.id, problem.kind, tried, solved)

    return [info(problem) for game in games.values() for problem in problems_of(game)]


def of_the_day(games: Catalogue, day: date) -> ProblemInfo | None:
    """Return the problem of the day: another game each day, and of each game another problem each time, until all have
    been.
    """
    by_game = [found for game in games.values() if (found := problems_of(game))]
    if not by_game:
        return None
    turn, which = divmod(day.toordinal(), len(by_game))
    problems = by_game[which]
    problem = problems[turn % len(problems)]
    return ProblemInfo(problem.game, problem.id, problem.kind)
