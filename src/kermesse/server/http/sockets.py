"""The socket of a table, a lesson or a problem, from the request to its end."""

from collections.abc import Callable
from typing import NamedTuple

from aiohttp import web

from kermesse.core.game import AnyGame, Refused
from kermesse.lessons.coach import Book
from kermesse.lessons.lesson import lesson_named
from kermesse.lessons.problem import problem_named
from kermesse.server.connection.connection import Connection, Room
from kermesse.server.connection.messages import RULE
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.problems import counted
from kermesse.server.http.requests import language_of
from kermesse.server.http.security import is_own_origin
from kermesse.server.table.lesson_room import Count, LessonRoom


class Elsewhere(NamedTuple):
    """A table that is not here, if it is anywhere."""

    id: str


async def socket(request: web.Request) -> web.StreamResponse:
    """Serve a table's socket."""
    context = request.app[CONTEXT]
    id = request.match_info["id"]
    with context.registry.rests.visited(id):
        here = await context.registry.awake(id)
        if here is None and context.registry.others is not None:
            return await _listen(context, request, Elsewhere(id))
        return await _listen(context, request, here or context.registry.public_info_here(id).code)


async def lesson_socket(request: web.Request) -> web.StreamResponse:
    """Serve the socket of a lesson: `?at=` is the step to begin with."""
    at = request.query.get("at", "")
    return await _learn(request, lesson_named, int(at) if at.isascii() and at.isdigit() and len(at) < 4 else 0)


async def problem_socket(request: web.Request) -> web.StreamResponse:
    """Serve the socket of a problem: `?new=tried` and `?new=solved` are what this device has not yet done."""
    storage, known = request.app[CONTEXT].registry.storage, request.match_info
    left = set(request.query.getall("new", [])) & {"tried", "solved"}

    def count(what: str) -> None:
        if what in left:
            left.remove(what)
            storage.count(counted(known["game"], known["name"], what))

    return await _learn(request, problem_named, 0, count)


async def _learn(
    request: web.Request, named: Callable[[AnyGame, str], Book | None], step: int, count: Count = lambda what: None
) -> web.StreamResponse:
    context = request.app[CONTEXT]
    game = context.registry.games.get(request.match_info["game"])
    book = named(game, request.match_info["name"]) if game is not None else None
    if game is None or book is None:
        return await _listen(context, request, "no_lesson")
    return await _listen(
        context, request, LessonRoom(game, book, step, context.registry.watch, context.registry.clock_rate, count)
    )


async def _listen(context: Context, request: web.Request, room: Room | Elsewhere | str) -> web.StreamResponse:
    """Serve a socket of `room`: a room, a table that is to be found, or the reason why there is none."""
    if not is_own_origin(request, context.origins):
        raise Refused("foreign_origin", RULE)
    address = context.address_of(request)
    ws = web.WebSocketResponse(compress=False, autoping=False, timeout=2)
    person, secret = await context.person(request), ""
    if person is None:
        person, secret = context.stranger(request)
        if person.saved:
            await context.registry.durable()
        context.give_cookie(request, ws, secret)
    try:
        await ws.prepare(request)
    except ValueError:  # bytes that are no text, in headers that aiohttp reads or repeats
        raise Refused("bad_request", RULE) from None
    transport = request.transport
    if transport is None:
        return ws
    connection = Connection(
        transport, person, context.registry.limits.messages, address, context.registry.metrics.bye, context.in_turn
    )
    connection.language = language_of(request)
    if isinstance(room, str):
        connection.bye(room)
    elif context.sockets[address] >= context.registry.limits.sockets_per_address:
        connection.bye("too_many")
    else:
        await _converse(
            context,
            connection,
            _remote_table(context, connection, room) if isinstance(room, Elsewhere) else room,
            address,
        )
    await connection.socket.gone
    await ws.close(drain=False)  # it has not been told of the end
    if (fault := ws.exception()) is not None:
        fault.with_traceback(None)  # it would keep all of this in memory, and be kept by it
    return ws


def _remote_table(context: Context, line: Connection, elsewhere: Elsewhere) -> Room:
    assert context.registry.others is not None
    return context.registry.others.remote_table(line, elsewhere.id)


async def _converse(context: Context, connection: Connection, room: Room, address: str) -> None:
    context.sockets[address] += 1
    context.connections.add(connection)
    context.registry.metrics.sockets.inc()
    try:
        await connection.converse(room)
    finally:
        context.registry.metrics.sockets.dec()
        context.connections.remove(connection)
        context.sockets[address] -= 1
        if not context.sockets[address]:
            del context.sockets[address]
