"""Games and tables, as they are asked for over HTTP."""

import gzip
from functools import cache, lru_cache
from io import BytesIO
from typing import Final

import segno
from aiohttp import web

from kermesse import words
from kermesse.core.game import Refused
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.http import person_tables
from kermesse.server.http.catalogue import game_info, game_words
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.requests import STATUS, encode, json_answer, language_of, read_json

MOST_QR: Final = 256  # the last that were asked for


class Made:
    """Answers that take milliseconds to make and stay the same: made once, and kept as bytes."""

    def __init__(self, context: Context) -> None:
        self.games = cache(lambda: encode([game_info(game) for game in context.registry.games.values()]))
        self.words = cache(lambda game: gzip.compress(encode(game_words(context.registry.games[game]))))
        self.qr = lru_cache(MOST_QR)(_qr)


MADE: Final = web.AppKey("made", Made)


async def games(request: web.Request) -> web.Response:
    return web.Response(body=request.app[MADE].games(), content_type="application/json")


async def words_of_game(request: web.Request) -> web.Response:
    name = request.match_info["game"]
    if name not in request.app[CONTEXT].registry.games:
        raise Refused("no_game", RULE)
    packed = request.app[MADE].words(name)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return web.Response(body=gzip.decompress(packed), content_type="application/json")
    return web.Response(body=packed, content_type="application/json", headers={"Content-Encoding": "gzip"})


async def listed(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    return json_answer(await person_tables.listed(context.registry, await context.person(request)))


async def new_table(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    wish = await read_json(request, messages.NewTable)
    person, secret = await context.person(request), ""
    if person is None:
        person, secret = context.stranger(request)
    table = await context.registry.new_table(person, person.name, wish, context.address_of(request))
    response = json_answer({"id": table.id})
    if secret:
        context.give_cookie(request, response, secret)
    return response


async def table(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    info = await context.registry.public_info(request.match_info["id"])
    try:
        return json_answer(info.here())
    except Refused as refused:
        if refused.code == "no_table":
            raise
        sentence = words.sentence("", language_of(request), refused)
        answer = messages.PutAside(refused.code, sentence, refused.rule, info.info, info.moves)
        return json_answer(answer, STATUS[refused.code])


async def qr(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    id = (await context.registry.public_info(request.match_info["id"])).here().id
    picture = request.app[MADE].qr(f"{context.base_of(request)}/table/{id}")
    return web.Response(body=picture, content_type="image/svg+xml")


def _qr(address: str) -> bytes:
    out = BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", scale=4, border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return out.getvalue()
