"""An act changes its table at once and in one order; the log has it, and pages hear of it, with the table's next
commit.
"""

import msgspec

from kermesse.server.connection.messages import Act
from kermesse.server.table.acts import act


async def at_the_table(two, home):
    id, (_, a), _ = await two()
    table = home.registry.tables[id]
    (page,) = table.audiences.seats[a.seat].connections
    return table, page.person, a


async def test_what_is_said_is_written_and_then_heard_when_the_table_commits(two, home):
    table, ada, page = await at_the_table(two, home)
    before, heard = table.registry.storage.bytes_of(table.id), len(page.heard)
    act(table, ada, Act("m1", "chat", text="hello"))
    await table.registry.storage.synced()
    assert table.registry.storage.bytes_of(table.id) == before
    assert len(page.heard) == heard
    table.commit()
    await page.until(lambda: any(message["type"] == "chat" for message in page.heard[heard:]))
    assert table.registry.storage.bytes_of(table.id) > before


async def test_an_act_leaves_its_lines_in_the_order_of_its_steps(two, home):
    table, ada, page = await at_the_table(two, home)
    act(table, ada, Act("m1", "concede"))
    table.commit()
    await table.registry.storage.synced()
    texts = (await table.registry.storage.log_of(table.id)).lines
    lines = [msgspec.json.decode(text) for text in texts][-3:]
    assert [line["line"] for line in lines] == [
        "noted",
        "reseated",
        "reseated",
    ]  # gave up, stands so, and so it is over
    assert lines[1]["asked"] == {"who": ada.id, "id": "m1"}
    assert lines[2]["changes"] == {"stage": "over"}
    assert table.seating.chairs[page.seat].conceded
