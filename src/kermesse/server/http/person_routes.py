"""Routes of a person: their name, their key, what the house keeps of them."""

import re
from typing import Final

import msgspec
from aiohttp import web

from kermesse.core.game import Refused
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.http import person_tables
from kermesse.server.http.context import CONTEXT
from kermesse.server.http.requests import json_answer, read_json
from kermesse.server.storage.people import clean_name
from kermesse.words import has_message

# Far more than all games together can ask; each must be a kind of decision that the coach has words for.
MOST_UNDERSTOOD: Final = 500
KIND: Final = re.compile(r"[a-z0-9-]{1,40}")


class MeWish(msgspec.Struct, forbid_unknown_fields=True):
    name: str


async def who(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    person = await context.person(request)
    return json_answer(messages.Me(person.name if person else "", bool(person and person.name)))


async def rename(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    wish = await read_json(request, MeWish)
    name = clean_name(wish.name)
    if not name:
        raise Refused("bad_name", RULE)
    context.registry.may_write()
    person, secret = await context.person(request), ""
    if person is None:
        person, secret = context.stranger(request)
    context.registry.people.keep(person, name)
    await context.registry.durable()
    response = json_answer(messages.Me(name, True))
    if secret:
        context.give_cookie(request, response, secret)
    return response


async def new_key(request: web.Request) -> web.Response:
    """Give the same person another secret: whoever has the old one, perhaps on a lost device, is a stranger."""
    context = request.app[CONTEXT]
    known = await context.known_device(request)
    secret = await person_tables.new_key(context.registry, known)
    response = json_answer(messages.Me(known.person.name, bool(known.person.name)))
    context.give_cookie(request, response, secret)
    return response


async def my_data(request: web.Request) -> web.Response:
    """Answer with everything that is kept of whoever asks."""
    context = request.app[CONTEXT]
    if await context.person(request) is None:
        return json_answer(messages.MyData("", [], [], [], []))
    known = await context.known_device(request)
    if not context.looks.take(context.address_of(request)):
        raise Refused("too_fast", RULE)
    links = await context.ways_in.of(known.person)
    return json_answer(await person_tables.data_of(context.registry, known, links))


async def export(request: web.Request) -> web.StreamResponse:
    """Answer with the same in full, as one file: also what they said and did at running tables, and their games'
    records.
    """
    context = request.app[CONTEXT]
    person = await context.known(request)
    if not context.looks.take(context.address_of(request)):
        raise Refused("too_fast", RULE)
    pieces = person_tables.export(context.registry.storage, person.row())
    first = await anext(pieces)  # a fault before this point is answered like any other
    response = web.StreamResponse(headers={"Content-Disposition": 'attachment; filename="kermesse-me.json"'})
    response.content_type = "application/json"
    context.dress(response)
    await response.prepare(request)
    await response.write(first)
    async for piece in pieces:
        await response.write(piece)
    await response.write_eof()
    return response


async def understood(request: web.Request) -> web.Response:
    """Answer with what the coach need not explain any more; nothing to a stranger."""
    context = request.app[CONTEXT]
    person = await context.person(request)
    return json_answer(messages.Understood(await context.registry.people.understood(person) if person else []))


async def understand(request: web.Request) -> web.Response:
    """Add these kinds of decisions to what another device said before."""
    context = request.app[CONTEXT]
    person = await context.known(request)
    wish = await read_json(request, messages.Understood)
    if len(wish.understood) > MOST_UNDERSTOOD:
        raise Refused("too_many_understood", RULE, most=MOST_UNDERSTOOD)
    for name in wish.understood:
        game, _, kind = name.partition("/")
        if (
            game not in context.registry.games
            or not KIND.fullmatch(kind)
            or not has_message(game, "fr", f"coach-{kind}")
        ):
            raise Refused("not_coached", RULE)
    if not context.looks.take(context.address_of(request)):
        raise Refused("too_fast", RULE)
    context.registry.may_write()
    people = context.registry.people
    people.keep(person)
    known = {*await people.understood(person), *wish.understood}
    people.keep_understood(person, known)
    await context.registry.durable()
    return json_answer(messages.Understood(sorted(known)))


async def explain_again(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    person = await context.known(request)
    context.registry.may_write()
    context.registry.people.keep_understood(person, ())
    await context.registry.durable()
    return json_answer(messages.Understood([]))


async def forget_me(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    await person_tables.forget(context.registry, await context.known(request))
    response = json_answer(messages.Me("", False))
    context.drop_cookie(response, context.cookie)
    return response
