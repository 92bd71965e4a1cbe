"""Requests as they are read, and answers as they are written: JSON, refusals, languages."""

import asyncio
from typing import Any, Final

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from kermesse import words
from kermesse.core.game import Refused
from kermesse.server.connection.messages import RULE
from kermesse.server.storage.limits import BODY_SECONDS, LONGEST_BODY

encode = msgspec.json.Encoder().encode

STATUS: Final = {
    "no_table": 404,
    "no_game": 404,
    "no_page": 404,
    "foreign_origin": 403,
    "not_over": 409,
    "too_fast": 429,
    "too_many_guesses": 429,
    "no_way_in": 404,
    "last_way_in": 409,
    "too_many_tables": 429,
    "too_many_unbegun": 429,
    "person_bytes": 429,
    "address_bytes": 429,
    "house_bytes": 503,
    "house_full": 503,
    "too_busy": 503,
    "disk_waits": 503,
    "aside_version": 410,
    "aside_damaged": 410,
    "aside_fault": 410,
    "record_damaged": 410,
    "analysis_version": 410,
    "too_long": 413,
    "too_slow": 408,
    "compressed": 415,
    "no_method": 405,
    "other_host": 421,
    "fault": 500,
}


def language_of(request: web.BaseRequest) -> str:
    """Return the browser's first language that we speak; French if there is none."""
    for wish in request.headers.get("Accept-Language", "")[:200].split(","):
        language = wish.strip()[:2].lower()
        if language in words.LANGUAGES:
            return language
    return words.LANGUAGES[0]


def is_visit(request: web.BaseRequest) -> bool:
    """Return whether somebody's browser opens an address, rather than a page of ours asking for a part of itself."""
    wishes = request.headers.get("Accept", "")
    return request.method == "GET" and "text/html" in wishes and not request.path.startswith("/api/")


def route_of(request: web.BaseRequest) -> str:
    """Return the pattern of the address, since the address itself may be anything."""
    resource = request.match_info.route.resource if isinstance(request, web.Request) else None
    return resource.canonical if resource is not None else "none"


async def read_body(request: web.Request, most: int) -> bytes:
    """Read the whole body, however many pieces it comes in."""
    if (request.content_length or 0) > most:
        raise Refused("too_long", RULE)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.content.iter_any():
                body += piece
                if len(body) > most:
                    raise Refused("too_long", RULE)
    except TimeoutError:
        raise Refused("too_slow", RULE) from None
    except (web.RequestPayloadError, HttpProcessingError):  # pieces that are none
        raise Refused("bad_request", RULE) from None
    return bytes(body)


async def read_json(request: web.Request, kind: Any) -> Any:
    body = await read_body(request, LONGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad_param", RULE) from None


def refusal(request: web.BaseRequest, refused: Refused, status: int = 400) -> web.Response:
    """Return a refusal in the language of whoever asked."""
    sentence = words.sentence("", language_of(request), refused)
    body = {"code": refused.code, "sentence": sentence, "rule": refused.rule}
    return json_answer(body, STATUS.get(refused.code, status))


def json_answer(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=encode(body), status=status, content_type="application/json")
