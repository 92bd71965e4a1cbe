"""Finished games: replays, records, and whether a record holds what it says."""

import msgspec
from aiohttp import web

from kermesse import words
from kermesse.core.game import Refused
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.replays import read_eyes, replay_frames, verdict
from kermesse.server.http.requests import json_answer, language_of, read_body
from kermesse.server.http.security import TABLE_ID
from kermesse.server.storage.limits import LONGEST_RECORD


async def finished_game(context: Context, id: str) -> tuple[messages.TableInfo, str]:
    table = await context.registry.awake(id)
    if table is not None and table.seating.stage != "over":
        raise Refused("not_over", RULE)
    kept = await context.registry.storage.record(id) if TABLE_ID.fullmatch(id) else None
    if kept is None and table is not None:
        kept = table.kept()  # a game without a kept record can be replayed as long as its table is there
    if kept is None:
        info = (await context.registry.public_info(id)).here()  # raises Refused if there is none, or it was put aside
        raise Refused("no_table" if info.stage == "over" else "not_over", RULE)
    info = msgspec.json.decode(kept[0], type=messages.TableInfo)
    return (table.info() if table is not None else info), kept[1]


async def replay(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    info, record = await finished_game(context, request.match_info["id"])
    viewer = read_eyes(request.query.get("eyes", "spectator"), len(info.places))
    address = context.address_of(request)
    body = await context.registry.workers.work(address, replay_frames, info, record, viewer)
    if not body:
        raise Refused("too_much", RULE)
    response = web.Response(body=body, content_type="application/json")
    response.enable_compression()
    return response


async def record(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    info, record = await finished_game(context, request.match_info["id"])
    name = f'attachment; filename="kermesse-{info.game}-{info.id}.jsonl"'
    return web.Response(text=record, content_type="text/plain", headers={"Content-Disposition": name})


async def verify(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    body = await read_body(request, LONGEST_RECORD)
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return json_answer(messages.Verdict(False, words.say("", language_of(request), "bad-record-not-text")))
    address = context.address_of(request)
    return json_answer(await context.registry.workers.work(address, verdict, text, language_of(request)))
