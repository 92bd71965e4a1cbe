"""What concerns a person at all tables of the house: their lists, their data, and that they are forgotten."""

from kermesse.server.connection.messages import Listed, MyData, Played
from kermesse.server.http import listing
from kermesse.server.http.data_export import forget_logs, forget_records
from kermesse.server.http.house import House
from kermesse.server.storage.people import Person
from kermesse.server.table.forgetting import without_person
from kermesse.server.table.restoring import what_it_was


async def listed(house: House, person: Person | None) -> dict[str, list[Listed]]:
    """Tables that anybody may join or watch, and mine, at whatever server."""
    me = person.id if person is not None else ""
    lists = await listed_here(house, me)
    if house.others is not None:
        lists = listing.together(lists, await house.others.lists(me))
    return {"open": lists.open[: listing.LISTED], "mine": lists.mine[: listing.LISTED]}


async def listed_here(house: House, person: str) -> listing.Lists:
    await house.rests.look_at_those_of(person)
    return listing.of(house.tables.values(), house.rests, person)


async def data_of(house: House, person: Person) -> MyData:
    """All that is kept of them: their name, where they sit, what they played."""
    lists = await listed_here(house, person.id)
    if house.others is not None:
        lists = listing.together(lists, await house.others.lists(person.id))
    played = [Played(*game) for game in await house.storage.played_by(person.id)]
    return MyData(person.name, lists.mine, played, await house.people.understood(person))


async def new_key(house: House, person: Person) -> str:
    """Another secret; their pages come back with it."""
    secret = house.people.new_key(person)
    await house.storage.synced()
    await say_bye(house, person, "new_key")
    return secret


async def say_bye(house: House, person: Person, code: str) -> None:
    """To every page of theirs, at whatever table."""
    say_bye_here(house, person.id, code)
    if house.others is not None:
        await house.others.say_bye(person.id, code)


def say_bye_here(house: House, person: str, code: str) -> None:
    for table in house.tables.values():
        for page in [page for page in table.audiences.pages if page.person.id == person]:
            page.bye(code)


async def forget(house: House, person: Person) -> None:
    """Name and words are gone from wherever they stand; games stay, without them. Free seats are given back. If the disk
    fails halfway they are still known, and may ask again."""
    house.may_write()
    await forget_here(house, person.id)
    if house.others is not None:
        await house.others.forget(person.id)
    await say_bye(house, person, "forgotten")
    await forget_records(house.storage, person.id)
    await forget_logs(house.storage, person.id)
    house.people.forget(person)
    await house.storage.synced()


async def forget_here(house: House, person: str) -> None:
    """At tables where they only looked on, too: words of theirs may stand there. Those at rest in whose logs they are come back for it;
    of those put aside something else is told."""
    logs = await house.storage.logs_with(person)
    for id in logs:
        await house.awake(id)
    for table in list(house.tables.values()):
        table.forget(person)
    for id, lines in logs.items():
        aside = house.aside.get(id)
        if aside is not None:
            texts = [text.decode() for text in {**lines, **without_person(lines, person)}.values()]
            house.aside[id] = await what_it_was(id, texts, aside.why, aside.at)
