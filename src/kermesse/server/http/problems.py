"""Problems that there are, and the one of the day."""

from datetime import UTC, date, datetime

from aiohttp import web

from kermesse.games import Catalogue
from kermesse.lessons.problem import problems_of
from kermesse.server.connection.messages import ProblemInfo, Problems
from kermesse.server.http.context import CONTEXT
from kermesse.server.http.requests import json_answer


async def listed(request: web.Request) -> web.Response:
    games, day = request.app[CONTEXT].registry.games, datetime.now(UTC).date()
    response = json_answer(Problems(day.isoformat(), of_the_day(games, day), all_problems(games)))
    response.headers["Cache-Control"] = "no-cache"
    return response


def all_problems(games: Catalogue) -> list[ProblemInfo]:
    return [
        ProblemInfo(game.name, problem.id, problem.kind) for game in games.values() for problem in problems_of(game)
    ]


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
