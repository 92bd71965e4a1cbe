"""A person at all tables of the house: their lists, their data, and that they are forgotten."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from kermesse.server.connection.messages import Listed, MyData, Played, WayIn
from kermesse.server.http import listing
from kermesse.server.http.registry import Registry
from kermesse.server.http.replays import without_name
from kermesse.server.storage.people import Known, Person
from kermesse.server.storage.storage import Damaged, Finished, LinkRow, PersonRow, Storage
from kermesse.server.table.forgetting import what_they_did, without_person
from kermesse.server.table.restoring import what_it_was


async def listed(registry: Registry, person: Person | None) -> dict[str, list[Listed]]:
    """Return the tables that anybody may join or watch, and mine, at all servers."""
    me = person.id if person is not None else ""
    lists = await listed_here(registry, me)
    if registry.others is not None:
        lists = listing.together(lists, await registry.others.lists(me))
    return {"open": lists.open[: listing.LISTED], "mine": lists.mine[: listing.LISTED]}


async def listed_here(registry: Registry, person: str) -> listing.Lists:
    await registry.rests.look_at_those_of(person)
    return listing.of(registry.tables.values(), registry.rests, person)


async def data_of(registry: Registry, known: Known, links: list[LinkRow]) -> MyData:
    """Return all that is kept of a person: their name, their ways in, where they sit, what they played."""
    person = known.person
    lists = await listed_here(registry, person.id)
    if registry.others is not None:
        lists = listing.together(lists, await registry.others.lists(person.id))
    played = [Played(*game) for game in await registry.storage.played_by(person.id)]
    ways = [way_in(link, known.link.id) for link in links]
    return MyData(person.name, lists.mine, played, await registry.people.understood(person), ways)


async def new_key(registry: Registry, known: Known) -> str:
    """Give a device another secret; the person's pages connect again."""
    secret = await registry.people.new_key(known)
    await say_bye(registry, known.person, "new_key")
    return secret


async def tell_of_device(registry: Registry, person: str, device: str) -> None:
    """Tell every page of a person that another device came in."""
    tell_of_device_here(registry, person, device)
    if registry.others is not None:
        await registry.others.tell_of_device(person, device)


def tell_of_device_here(registry: Registry, person: str, device: str) -> None:
    for table in registry.tables.values():
        for page in [page for page in table.audiences.pages if page.person.id == person]:
            page.tell_of_device(device)


async def say_bye(registry: Registry, person: Person, code: str) -> None:
    """Say goodbye to every page of a person, at whatever table."""
    say_bye_here(registry, person.id, code)
    if registry.others is not None:
        await registry.others.say_bye(person.id, code)


def say_bye_here(registry: Registry, person: str, code: str) -> None:
    for table in registry.tables.values():
        for page in [page for page in table.audiences.pages if page.person.id == person]:
            page.bye(code)


async def forget(registry: Registry, person: Person) -> None:
    """Forget a person: name and words are removed everywhere, games stay without them, seats before the start are
    freed. If the disk fails halfway they are still known, and may ask again.
    """
    registry.may_write()
    await forget_here(registry, person.id)
    if registry.others is not None:
        await registry.others.forget(person.id)
    await say_bye(registry, person, "forgotten")
    await forget_records(registry.storage, person.id)
    await forget_logs(registry.storage, person.id)
    registry.people.forget(person)
    await registry.storage.synced()


async def forget_here(registry: Registry, person: str) -> None:
    """Forget a person at this server's tables, also where they only watched, since words of theirs may stand there.
    Tables at rest in whose logs they are come back for it; tables put aside get another description.
    """
    logs = await registry.storage.logs_with(person)
    for id in logs:
        await registry.awake(id)
    for table in list(registry.tables.values()):
        table.forget(person)
    for id, lines in logs.items():
        quarantined = registry.quarantined.get(id)
        if quarantined is not None:
            texts = [text.decode() for text in {**lines, **without_person(lines, person)}.values()]
            registry.quarantined[id] = await what_it_was(id, texts, quarantined.why, quarantined.at)


FORMAT: Final = 1

_encode = msgspec.json.Encoder().encode


async def export(storage: Storage, person: PersonRow) -> AsyncIterator[bytes]:
    """One JSON object, piece by piece: a long life of games is never in memory as a whole."""
    understood = (await storage.understood(person.id)).split()
    about = {
        "name": person.name,
        "id": person.id,
        "ways_in": [_way_in(link) for link in await storage.links_of(person.id)],
        "named_at": _day(person.made),
        "last_visit": _day(person.seen or person.made),
        "understood": understood,
    }
    yield b'{"kermesse_export":%d,"person":%b,"tables":[' % (FORMAT, _encode(about))
    between = b"\n"
    for table, lines in (await storage.logs_with(person.id)).items():
        yield between + _encode({"id": table, "yours": what_they_did(lines, person.id)})
        between = b",\n"
    yield b'],"games":['
    between = b"\n"
    for game in await storage.played_by(person.id):
        yield between + _encode(await _game(storage, game))
        between = b",\n"
    yield b"]}\n"


def way_in(link: LinkRow, here: str) -> WayIn:
    """Return a way in as its owner sees it; `here` is the id of the device that asks."""
    return WayIn(link.id, link.kind, link.name, link.made, link.used, link.id == here)


def _way_in(link: LinkRow) -> dict[str, str]:
    return {
        "kind": link.kind,
        "name": link.name,
        "made": _day(link.made),
        "last_used": _day(link.used),
        "key": link.key.hex(),
        "data": link.data.hex(),
    }


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


async def _game(storage: Storage, game: Finished) -> dict[str, Any]:
    fields: dict[str, Any] = {**game._asdict(), "at": _day(game.at)}
    try:
        kept = await storage.record(game.id)
    except Damaged:
        return {**fields, "record": None}
    analysis = await storage.analysis(game.id, game.seat)
    more = {"analysis": msgspec.Raw(analysis.encode())} if analysis else {}
    return {**fields, "record": kept[1] if kept is not None else None, **more}


async def forget_records(storage: Storage, person: str) -> int:
    """Their name and words, out of the records of finished games; how many those were."""
    games = await storage.played_by(person)
    for game in games:
        try:
            kept = await storage.record(game.id)
        except Damaged:  # nothing in it can be shown to anybody, nor changed without hiding the damage
            continue
        if kept is not None:
            storage.keep_record(game.id, *without_name(*kept, game.seat), game.at)
            await storage.synced()  # a long life of games is no reason to keep the others waiting
    return len(games)


async def forget_logs(storage: Storage, person: str) -> dict[str, dict[int, bytes]]:
    """Their name and words, out of the logs of tables that are not put away yet; those logs, as they are now."""
    logs = await storage.logs_with(person)
    changed = {table: without_person(lines, person) for table, lines in logs.items()}
    await storage.rewrite({(table, number): text for table in changed for number, text in changed[table].items()})
    return {table: {**lines, **changed[table]} for table, lines in logs.items()}
