"""Routes of a person's ways in: what there is, how more come and go, and how somebody comes in by them."""

import secrets
from typing import Any, Final

import msgspec
from aiohttp import web

from kermesse.core.game import Refused
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.http import passkeys, person_tables
from kermesse.server.http.context import CONTEXT, Context
from kermesse.server.http.device_names import device_name
from kermesse.server.http.requests import json_answer, read_json
from kermesse.server.http.tables import MADE
from kermesse.server.http.ways_in import CHALLENGE_FOR, CODE_FOR, Entered
from kermesse.server.storage.people import Known

OTHERS: Final = "-others"  # ends the name of the cookie with the secrets of other people of this browser
TRIES: Final = "-try"  # of the one that binds a challenge or a code to this browser
MOST_OTHERS: Final = 5
PARTED_BY: Final = "."  # stands in no secret


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]  # as the browser's authenticator answered, in JSON


class CodeWish(msgspec.Struct, forbid_unknown_fields=True):
    code: str


class CodeAnswer(msgspec.Struct, forbid_unknown_fields=True):
    code: str
    asks: str
    may: bool


class SheetWish(msgspec.Struct, forbid_unknown_fields=True):
    words: str


# ---------------------------------------------------------------- what there is


async def listed(request: web.Request) -> web.Response:
    """Answer with every way in to whoever asks; with none to a stranger."""
    context = request.app[CONTEXT]
    if await context.person(request) is None:
        others = await _others(context, request)
        return json_answer(messages.WaysIn([], others, _has_passkeys(context, request)))
    return json_answer(await _ways_in(context, request, await _device(context, request)))


async def rename(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    known = await _device(context, request)
    wish = await read_json(request, NameWish)
    context.registry.may_write()
    await context.ways_in.rename(known.person, request.match_info["id"], wish.name)
    return json_answer(await _ways_in(context, request, known))


async def take_away(request: web.Request) -> web.Response:
    """Take a way in away; every page of the person connects again, and the one that lost its way in is a stranger."""
    context = request.app[CONTEXT]
    known = await _device(context, request)
    context.registry.may_write()
    gone = await context.ways_in.take_away(known.person, request.match_info["id"])
    await person_tables.say_bye(context.registry, known.person, "new_key")
    if gone.id != known.link.id:
        return json_answer(await _ways_in(context, request, known))
    response = json_answer(messages.WaysIn([], await _others(context, request), False))
    context.drop_cookie(response, context.cookie)
    return response


async def _device(context: Context, request: web.Request) -> Known:
    """Return whoever asks, of whose ways in a page cannot ask without end."""
    known = await context.known_device(request)
    if not context.looks.take(context.address_of(request)):
        raise Refused("too_fast", RULE)
    return known


async def _ways_in(context: Context, request: web.Request, known: Known) -> messages.WaysIn:
    links = await context.ways_in.of(known.person)
    ways = [person_tables.way_in(link, known.link.id) for link in links]
    return messages.WaysIn(ways, await _others(context, request), _has_passkeys(context, request))


def _has_passkeys(context: Context, request: web.Request) -> bool:
    try:
        passkeys.site_of(context.base_of(request))
    except Refused:
        return False
    return True


# ---------------------------------------------------------------- whoever comes in


async def _enter(context: Context, request: web.Request, entered: Entered) -> web.Response:
    """Give the browser the secret of its new way in. Whom it was before it still knows; the other devices are told."""
    response = json_answer(messages.Me(entered.person.name, bool(entered.person.name)))
    before = await context.registry.people.known_by(request.cookies.get(context.cookie))
    if before is not None and before.person.id == entered.person.id:
        await context.registry.people.take_away(before.link)  # the same device, under its new secret
    elif before is not None and before.person.saved:
        _keep_others(context, request, response, [request.cookies[context.cookie], *_secrets(context, request)])
    context.give_cookie(request, response, entered.secret)
    context.drop_cookie(response, context.cookie + TRIES)
    await person_tables.tell_of_device(context.registry, entered.person.id, entered.link.name)
    return response


def _device_of(request: web.Request) -> str:
    return device_name(request.headers.get("User-Agent", ""))


def _may_guess(context: Context, request: web.Request) -> None:
    if not context.may_guess(request):
        raise Refused("too_many_guesses", RULE)


# ---------------------------------------------------------------- passkeys


async def _challenge(context: Context, request: web.Request, person: str) -> tuple[bytes, str]:
    """Return a challenge, and the secret by which the browser shows that it was sent to it."""
    if not context.challenges.take(context.address_of(request)):
        raise Refused("too_fast", RULE)
    context.registry.may_write()
    browser = secrets.token_urlsafe(16)
    return await context.ways_in.challenge(browser, person), browser


async def begin_passkey(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    known = await _device(context, request)
    site = passkeys.site_of(context.base_of(request))
    await passkeys.load()
    challenge, browser = await _challenge(context, request, known.person.id)
    have = [link.key for link in await context.ways_in.passkeys_of(known.person)]
    options = passkeys.options_to_add(site, known.person.id, known.person.name, challenge, have)
    response = json_answer(messages.PasskeyOptions(options))
    context.give_cookie(request, response, browser, TRIES, CHALLENGE_FOR)
    return response


async def add_passkey(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    known = await _device(context, request)
    wish = await read_json(request, PasskeyAnswer)
    site = passkeys.site_of(context.base_of(request))
    await passkeys.load()
    context.registry.may_write()
    challenge = await context.ways_in.challenged(_tries(context, request), known.person.id)
    credential, passkey = passkeys.added(site, challenge, wish.credential)
    await context.ways_in.add_passkey(known.person, credential, passkey, _device_of(request))
    response = json_answer(await _ways_in(context, request, known))
    context.drop_cookie(response, context.cookie + TRIES)
    return response


async def begin_by_passkey(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    site = passkeys.site_of(context.base_of(request))
    await passkeys.load()
    challenge, browser = await _challenge(context, request, "")
    response = json_answer(messages.PasskeyOptions(passkeys.options_to_enter(site, challenge)))
    context.give_cookie(request, response, browser, TRIES, CHALLENGE_FOR)
    return response


async def enter_by_passkey(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    wish = await read_json(request, PasskeyAnswer)
    site = passkeys.site_of(context.base_of(request))
    await passkeys.load()
    context.registry.may_write()
    challenge = await context.ways_in.challenged(_tries(context, request))
    link, passkey = await context.ways_in.passkey(passkeys.credential_of(wish.credential))
    if passkey.site != site.id:
        raise Refused("passkey_elsewhere", RULE, site=passkey.site)
    count = passkeys.signatures(site, challenge, wish.credential, passkey)
    entered = await context.ways_in.enter_by_passkey(link, passkey, count, _device_of(request))
    return await _enter(context, request, entered)


def _tries(context: Context, request: web.Request) -> str:
    return request.cookies.get(context.cookie + TRIES, "")[:64]


# ---------------------------------------------------------------- a code for another device


async def new_code(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    known = await _device(context, request)
    if not context.challenges.take(context.address_of(request)):
        raise Refused("too_fast", RULE)
    context.registry.may_write()
    code = await context.ways_in.new_code(known.person)
    address = f"{context.base_of(request)}/enter#{code}"
    qr = request.app[MADE].qr(address).decode()
    return json_answer(messages.DeviceCode(code, address, qr, CODE_FOR))


async def look_at_code(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    known = await context.known_device(request)
    wish = await read_json(request, CodeWish)
    found = await context.ways_in.who_asks(known.person, wish.code)
    return json_answer(messages.WhoAsks(found.asks.hex(), found.device))


async def answer_code(request: web.Request) -> web.Response:
    """Let the device in that was shown; or turn it away, and the code leads nowhere."""
    context = request.app[CONTEXT]
    known = await context.known_device(request)
    wish = await read_json(request, CodeAnswer)
    context.registry.may_write()
    await context.ways_in.answer(known.person, wish.code, wish.asks, wish.may)
    return json_answer(messages.WhoAsks(wish.asks if wish.may else "", ""))


async def whose_code(request: web.Request) -> web.Response:
    """Answer with the name of whoever would be let in, as the other device shows the code."""
    context = request.app[CONTEXT]
    wish = await read_json(request, CodeWish)
    _may_guess(context, request)
    try:
        row = await context.ways_in.whose_code(wish.code, _tries(context, request))
    except Refused:
        context.guessed_wrong(request)
        raise
    return json_answer(messages.Me(row.name, bool(row.name)))


async def ask_by_code(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    wish = await read_json(request, CodeWish)
    _may_guess(context, request)
    context.registry.may_write()
    browser = _tries(context, request) or secrets.token_urlsafe(16)
    try:
        await context.ways_in.ask_by_code(wish.code, browser, _device_of(request))
    except Refused:
        context.guessed_wrong(request)
        raise
    response = json_answer(messages.Entering(False))
    context.give_cookie(request, response, browser, TRIES, CODE_FOR)
    return response


async def enter_by_code(request: web.Request) -> web.Response:
    """Come in, once the other device has said so; until then, an answer that says to ask again."""
    context = request.app[CONTEXT]
    wish = await read_json(request, CodeWish)
    _may_guess(context, request)
    try:
        entered = await context.ways_in.enter_by_code(wish.code, _tries(context, request), _device_of(request))
    except Refused:
        context.guessed_wrong(request)
        raise
    return json_answer(messages.Entering(False)) if entered is None else await _enter(context, request, entered)


# ---------------------------------------------------------------- a sheet of paper


async def new_sheet(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    known = await _device(context, request)
    context.registry.may_write()
    return json_answer(messages.Sheet(await context.ways_in.new_sheet(known.person)))


async def enter_by_sheet(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    wish = await read_json(request, SheetWish)
    _may_guess(context, request)
    context.registry.may_write()
    try:
        entered = await context.ways_in.enter_by_sheet(wish.words, _device_of(request))
    except Refused:
        context.guessed_wrong(request)
        raise
    return await _enter(context, request, entered)


# ---------------------------------------------------------------- several people in one browser


async def switch(request: web.Request) -> web.Response:
    """Become another of the people whom this browser knows."""
    context = request.app[CONTEXT]
    found = {known.link.id: (known, secret) for known, secret in await _known_others(context, request)}
    if request.match_info["id"] not in found:
        raise Refused("no_way_in", RULE)
    known, secret = found[request.match_info["id"]]
    now = await context.registry.people.known_by(request.cookies.get(context.cookie))
    left = [each for each in _secrets(context, request) if each != secret]
    if now is not None and now.person.saved:
        left = [request.cookies[context.cookie], *left]
    response = json_answer(messages.Me(known.person.name, bool(known.person.name)))
    _keep_others(context, request, response, left)
    context.give_cookie(request, response, secret)
    return response


async def somebody_else(request: web.Request) -> web.Response:
    """Make room for somebody else in this browser: a stranger from now on, who may switch back."""
    context = request.app[CONTEXT]
    now = await context.known_device(request)
    response = json_answer(messages.Me("", False))
    if now.person.saved:
        _keep_others(context, request, response, [request.cookies[context.cookie], *_secrets(context, request)])
    context.drop_cookie(response, context.cookie)
    return response


def _secrets(context: Context, request: web.Request) -> list[str]:
    return request.cookies.get(context.cookie + OTHERS, "")[:500].split(PARTED_BY)[:MOST_OTHERS]


def _keep_others(context: Context, request: web.Request, response: web.Response, others: list[str]) -> None:
    kept = [each for each in dict.fromkeys(others) if each][:MOST_OTHERS]
    context.give_cookie(request, response, PARTED_BY.join(kept), OTHERS)


async def _known_others(context: Context, request: web.Request) -> list[tuple[Known, str]]:
    found = [(await context.registry.people.known_by(secret), secret) for secret in _secrets(context, request)]
    return [(known, secret) for known, secret in found if known is not None]


async def _others(context: Context, request: web.Request) -> list[messages.OtherPerson]:
    return [
        messages.OtherPerson(known.link.id, known.person.name) for known, _ in await _known_others(context, request)
    ]
