"""Everything that is kept of one person, in one file; and taken out of everything that is kept, at their wish.

Both go by the storage alone: the same for whoever asks in a page, and for the operator while no server runs.
"""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from kermesse.server.http.replays import without_name
from kermesse.server.storage.storage import Damaged, Finished, PersonRow, Storage
from kermesse.server.table.forgetting import what_they_did, without_person

FORMAT: Final = 1

_encode = msgspec.json.Encoder().encode


async def export(storage: Storage, person: PersonRow) -> AsyncIterator[bytes]:
    """Yield one JSON object, piece by piece: years of games are never in memory as a whole."""
    understood = (await storage.understood(person.id)).split()
    about = {
        "name": person.name,
        "id": person.id,
        "key_sha256": person.secret.hex(),
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
    """Take a person's name and words out of the records of finished games; return how many those were."""
    games = await storage.played_by(person)
    for game in games:
        try:
            kept = await storage.record(game.id)
        except Damaged:  # nothing in it can be shown, nor changed without hiding the damage
            continue
        if kept is not None:
            storage.keep_record(game.id, *without_name(*kept, game.seat), game.at)
            await storage.synced()  # many games of one person are no reason to keep the others waiting
    return len(games)


async def forget_logs(storage: Storage, person: str) -> dict[str, dict[int, bytes]]:
    """Take a person's name and words out of the logs of tables that are not put away yet; return the changed logs."""
    logs = await storage.logs_with(person)
    changed = {table: without_person(lines, person) for table, lines in logs.items()}
    await storage.rewrite({(table, number): text for table in changed for number, text in changed[table].items()})
    return {table: {**lines, **changed[table]} for table, lines in logs.items()}
