"""For whoever runs the server: health and metrics."""

import asyncio

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from kermesse.core.game import Refused
from kermesse.server.connection.messages import RULE
from kermesse.server.http.context import CONTEXT
from kermesse.server.http.requests import json_answer
from kermesse.server.http.security import has_token
from kermesse.server.storage.storage import StorageFailed


async def health(request: web.Request) -> web.Response:
    """Answer that the process lives and its loop turns."""
    context = request.app[CONTEXT]
    return json_answer({"status": "ok", "tables": len(context.registry.tables) + len(context.registry.rests)})


async def ready(request: web.Request) -> web.Response:
    """Answer whether the server is ready: the disk has just taken a write, other servers can be reached, and it is not
    draining.
    """
    context = request.app[CONTEXT]
    if context.registry.draining:
        return json_answer({"status": "draining"}, 503)
    if context.registry.others is not None and not context.registry.others.is_up:
        return json_answer({"status": "waiting", "why": "the broker does not answer"}, 503)
    try:
        await asyncio.wait_for(asyncio.shield(context.registry.storage.ready()), 2)
    except (TimeoutError, StorageFailed):
        why = context.registry.storage.trouble or "what is written is not taken in time"
        return json_answer({"status": "waiting", "why": why}, 503)
    return json_answer({"status": "ok"})


async def metrics(request: web.Request) -> web.Response:
    """Answer whoever has the token. A rising count tells a player at a quiet table that somebody acted in secret, and a
    proxy on this machine looks like this machine.
    """
    context = request.app[CONTEXT]
    if not has_token(request, context.metrics_token):
        raise Refused("no_page", RULE)
    body = generate_latest(context.registry.metrics.registry)
    return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})
