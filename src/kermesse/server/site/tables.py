"""Games and tables, as they are asked for over HTTP."""

from io import BytesIO

import segno
from aiohttp import web

from kermesse import words
from kermesse.core.game import Refused
from kermesse.server.line import messages
from kermesse.server.line.messages import RULE
from kermesse.server.site import own
from kermesse.server.site.catalogue import game_info, game_words
from kermesse.server.site.requests import STATUS, json_answer, language_of, read_json
from kermesse.server.site.site import SITE


async def games(request: web.Request) -> web.Response:
    return json_answer([game_info(game) for game in request.app[SITE].house.games.values()])


async def words_of_game(request: web.Request) -> web.Response:
    game = request.app[SITE].house.games.get(request.match_info["game"])
    if game is None:
        raise Refused("no_game", RULE)
    response = json_answer(game_words(game))
    response.enable_compression()
    return response


async def listed(request: web.Request) -> web.Response:
    site = request.app[SITE]
    return json_answer(await own.listed(site.house, await site.person(request)))


async def new_table(request: web.Request) -> web.Response:
    site = request.app[SITE]
    wish = await read_json(request, messages.NewTable)
    person, secret = await site.person(request), ""
    if person is None:
        person, secret = site.stranger(request)
    table = await site.house.new_table(person, person.name, wish, site.address_of(request))
    response = json_answer({"id": table.id})
    if secret:
        site.give_cookie(request, response, secret)
    return response


async def table(request: web.Request) -> web.Response:
    site = request.app[SITE]
    told = await site.house.told(request.match_info["id"])
    try:
        return json_answer(told.here())
    except Refused as refused:
        if refused.code == "no_table":
            raise
        sentence = words.sentence("", language_of(request), refused)
        answer = messages.PutAside(refused.code, sentence, refused.rule, told.info, told.moves)
        return json_answer(answer, STATUS[refused.code])


async def qr(request: web.Request) -> web.Response:
    site = request.app[SITE]
    id = (await site.house.told(request.match_info["id"])).here().id
    base = site.base_of(request)
    out = BytesIO()
    segno.make(f"{base}/table/{id}", error="m", micro=False).save(
        out, kind="svg", scale=4, border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return web.Response(body=out.getvalue(), content_type="image/svg+xml")
