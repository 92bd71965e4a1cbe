"""The pages as they are asked for: the client, and in its head what a link to it says before it is opened; and its
picture.
"""

import hashlib
from contextlib import suppress

from aiohttp import web

from kermesse import words
from kermesse.core.game import Outcome, Refused
from kermesse.core.record import read_outcome
from kermesse.lessons.lesson import lesson_named
from kermesse.lessons.problem import problem_named, problems_of
from kermesse.server.connection.messages import RULE, TableInfo
from kermesse.server.http import posters, previews
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.finished import finished_game
from kermesse.server.http.pages import page_of
from kermesse.server.http.posters import POSTERS, End
from kermesse.server.http.previews import Preview
from kermesse.server.http.requests import STATUS, json_answer, language_of


async def home_page(request: web.Request) -> web.StreamResponse:
    return _page(request, previews.of_home(language_of(request)))


async def learn_page(request: web.Request) -> web.StreamResponse:
    game = request.app[CONTEXT].registry.games.get(request.match_info["game"])
    if game is None:
        return page_of(request, 404)
    return _page(request, previews.of_learning(game, language_of(request)))


async def lesson_page(request: web.Request) -> web.StreamResponse:
    game = request.app[CONTEXT].registry.games.get(request.match_info["game"])
    if game is None or lesson_named(game, request.match_info["name"]) is None:
        return page_of(request, 404)
    return _page(request, previews.of_learning(game, language_of(request)))


async def problems_page(request: web.Request) -> web.StreamResponse:
    """The list of a game's problems, or one of them."""
    game, name = request.app[CONTEXT].registry.games.get(request.match_info["game"]), request.match_info.get("name")
    if game is None or not problems_of(game) or (name is not None and problem_named(game, name) is None):
        return page_of(request, 404)
    return _page(request, previews.of_learning(game, language_of(request)))


async def table_page(request: web.Request) -> web.StreamResponse:
    context = request.app[CONTEXT]
    id = request.match_info["id"]
    try:
        info, outcome = await _info_and_outcome(context, id)
    except Refused as refused:  # put aside, or not known at all
        return page_of(request, 200 if refused.code.startswith("aside_") else STATUS[refused.code])
    return _page(request, previews.of_table(context.registry.games, info, outcome, language_of(request)))


async def replay_page(request: web.Request) -> web.StreamResponse:
    context = request.app[CONTEXT]
    try:
        info, record = await finished_game(context, request.match_info["id"])
    except Refused as refused:
        return page_of(request, STATUS[refused.code])
    outcome = read_outcome(record)
    return _page(request, previews.of_table(context.registry.games, info, outcome, language_of(request)))


def _page(request: web.Request, preview: Preview) -> web.StreamResponse:
    language = language_of(request)
    head = previews.tags(preview, language, request.app[CONTEXT].base_of(request), request.path)
    return page_of(request, 200, head, language)


async def _info_and_outcome(context: Context, id: str) -> tuple[TableInfo, Outcome | None]:
    """Return what everybody may know of a table, here or put away after its game."""
    public = await context.registry.public_info(id)
    if not public.code:
        return public.here(), public.outcome
    info, record = await finished_game(context, id)
    return info, read_outcome(record)


async def manifest(request: web.Request) -> web.StreamResponse:
    """Answer with the manifest of the installed client, in the reader's language."""
    language = language_of(request)
    icons = [
        {"src": f"/icon-{size}{kind}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in (192, 512)
        for kind, purpose in (("", "any"), ("-maskable", "maskable"))
    ]
    entries = {
        "id": "/",
        "name": "Kermesse",
        "short_name": "Kermesse",
        "description": words.say("", language, "link-home-text"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#fbf3e4",
        "theme_color": "#f4e6cc",
        "icons": icons,
    }
    response = json_answer(entries)
    response.content_type = "application/manifest+json"
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Language"
    return response


# ---------------------------------------------------------------- pictures


async def home_picture(request: web.Request) -> web.StreamResponse:
    return await _picture(request, previews.of_home(_language(request)))


async def learn_picture(request: web.Request) -> web.StreamResponse:
    game = request.app[CONTEXT].registry.games.get(request.match_info["game"])
    if game is None:
        raise Refused("no_game", RULE)
    return await _picture(request, previews.of_learning(game, _language(request)))


async def table_picture(request: web.Request) -> web.StreamResponse:
    """The picture of a table; of a game that is over, its board at the end."""
    context = request.app[CONTEXT]
    info, outcome = await _info_and_outcome(context, request.match_info["id"])
    language = _language(request)
    end = None
    if info.stage == "over":
        with suppress(Refused):  # without a record there is no board to be seen
            info, record = await finished_game(context, info.id)
            end = End(info.id, record, previews.names_at(info.places), outcome)
    return await _picture(request, previews.of_table(context.registry.games, info, outcome, language), end)


def _language(request: web.Request) -> str:
    """Return the language in which the link was made; whoever fetches the picture may have none."""
    asked = request.query.get("in", "")
    return asked if asked in words.LANGUAGES else language_of(request)


async def _picture(request: web.Request, preview: Preview, end: End | None = None) -> web.StreamResponse:
    if not posters.is_built():
        raise Refused("no_page", RULE)
    context = request.app[CONTEXT]
    png = await request.app[POSTERS].png(context, context.address_of(request), preview.poster, end)
    tag = hashlib.sha256(png).hexdigest()[:16]
    headers = {"Cache-Control": "public, max-age=3600" if preview.indexed else "no-cache", "ETag": f'"{tag}"'}
    if any(seen.value == tag for seen in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=png, content_type="image/png", headers=headers)
