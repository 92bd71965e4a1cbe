"""An act says what it did, and the table does it: looked at by itself, an act reaches no log and no page."""

from kermesse.server.connection.messages import Act
from kermesse.server.table.acts import act
from kermesse.server.table.effects import EndedIfOver, HandedOver, Noted, Reseated, ShownAgain, Spoken


async def at_the_table(two, home):
    id, (_, a), _ = await two()
    table = home.house.tables[id]
    (page,) = table.audiences.seats[a.seat].connections
    return table, page.person, a


async def test_what_is_said_is_heard_only_when_the_table_carries_it_out(two, home):
    table, ada, page = await at_the_table(two, home)
    before, heard = table.house.storage.bytes_of(table.id), len(page.heard)
    (said,) = act(table, ada, Act("m1", "chat", text="hello"))
    assert isinstance(said, Spoken)
    assert said.line.text == "hello"
    table.commit()
    await table.house.storage.synced()
    assert not table.broadcast.chat
    assert table.house.storage.bytes_of(table.id) == before
    assert len(page.heard) == heard


async def test_an_act_goes_on_by_what_came_of_its_last_step(two, home):
    table, ada, page = await at_the_table(two, home)
    conceding = act(table, ada, Act("m1", "concede"))
    assert next(conceding) == HandedOver()
    assert not table.seating.chairs[page.seat].conceded  # what was under way comes first
    steps = [next(conceding) for _ in range(3)]
    assert [type(step) for step in steps] == [Noted, Reseated, EndedIfOver]
    table.seating.stage = "over"
    assert {type(step) for step in conceding} == {ShownAgain}
