"""The analysis of a finished game, as it is asked for over HTTP: begun on request, looked at while it goes on, told in
words.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from aiohttp import web

from kermesse.core.game import AnyGame, Refused, Seat
from kermesse.core.record import read_header, read_outcome
from kermesse.players.analysis import Analysis, Turn, best_level
from kermesse.players.analysis_words import say_turn
from kermesse.server.connection.messages import RULE, SeatAnalysis, TableInfo, TurnInWords
from kermesse.server.http.analysts import Job
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.finished import finished_game
from kermesse.server.http.previews import names_at
from kermesse.server.http.replays import read_eyes
from kermesse.server.http.requests import json_answer, language_of
from kermesse.words.log import Reader

decode: Final = msgspec.json.Decoder(Analysis).decode


async def look(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    game, info, _, seat = await _asked(context, request)
    return await _answer(context, request, game, info, seat)


async def begin(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    game, info, record, seat = await _asked(context, request)
    if await _kept(context, info.id, seat) is None:
        context.registry.may_write()
        context.registry.analysts.ask(info.id, seat, record, context.address_of(request))
    return await _answer(context, request, game, info, seat)


async def _asked(context: Context, request: web.Request) -> tuple[AnyGame, TableInfo, str, Seat]:
    """Return the game, what is kept of its table, its record, and the seat. Raises Refused for what cannot be
    analysed.
    """
    info, record = await finished_game(context, request.match_info["id"])
    game = context.registry.games.get(info.game)
    if game is None or read_header(record).version != game.version:
        raise Refused("analysis_version", RULE)
    if read_outcome(record) is None:
        raise Refused("not_over", RULE)
    seat = read_eyes(request.match_info["seat"], len(info.places))
    if seat < 0:
        raise Refused("bad_eyes", RULE)
    return game, info, record, seat


async def _kept(context: Context, table: str, seat: Seat) -> Analysis | None:
    text = await context.registry.storage.analysis(table, seat)
    try:
        return decode(text) if text else None
    except msgspec.MsgspecError:  # written by an earlier server: it is worked out anew
        return None


async def _answer(context: Context, request: web.Request, game: AnyGame, info: TableInfo, seat: Seat) -> web.Response:
    analysts = context.registry.analysts
    found = await _kept(context, info.id, seat)
    if found is not None:
        return json_answer(in_words(game, info, found, language_of(request)))
    job = analysts.look(info.id, seat)
    if job is not None:
        return json_answer(_so_far(game, info, seat, job, language_of(request)))
    failed = analysts.failed(info.id, seat)
    if failed == "too_much":
        raise Refused("too_much", RULE)
    return json_answer(SeatAnalysis("broken" if failed else "none"))


def _so_far(game: AnyGame, info: TableInfo, seat: Seat, job: Job, language: str) -> SeatAnalysis:
    done, of, turns = job.progress.done, job.progress.of, job.progress.turns
    said = None if turns is None else _turns(game, info, seat, turns, language)
    return SeatAnalysis("working" if job.begun else "waiting", done, of, job.ahead, best_level(game), turns=said)


def in_words(game: AnyGame, info: TableInfo, found: Analysis, language: str) -> SeatAnalysis:
    turns = _turns(game, info, found.seat, found.turns, language)
    return SeatAnalysis("ready", by=found.by, moments=found.moments, end=found.end, result=found.result, turns=turns)


def _turns(game: AnyGame, info: TableInfo, seat: Seat, turns: Sequence[Turn], language: str) -> list[TurnInWords]:
    """Return them in the reader's words and with the names of today, since people may ask to be forgotten."""
    reader = Reader(game, language, names_at(info.places), seat, bool(info.options.get("memory_aid", True)))
    return [_turn(reader, turn) for turn in turns]


def _turn(reader: Reader, turn: Turn) -> TurnInWords:
    said = say_turn(reader, turn)
    return TurnInWords(
        turn.step, turn.at, turn.with_best, turn.with_done, turn.error, said.done, said.best, said.reason
    )
