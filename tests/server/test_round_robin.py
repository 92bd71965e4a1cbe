"""When many speak at once they are heard in order, and the first of them are answered while the last still wait."""

import asyncio
from itertools import chain, islice, pairwise
from types import SimpleNamespace
from unittest.mock import Mock

from kermesse.games import CATALOGUE, Catalogue
from kermesse.server.connection.websocket import WebSocket
from kermesse.server.storage.round_robin import HEARD, LOOKED_AT, HearInTurn, LookInTurn
from tests.server.house import house, table_of_two
from tests.server.test_websocket import TEXT, framed

MANY = 5 * HEARD


async def test_few_are_heard_in_one_turn_and_all_in_the_order_in_which_they_came():
    in_turn, heard, turns = HearInTurn(), [], []
    for number in range(MANY):
        in_turn.hear(heard.append, str(number).encode())
    while len(heard) < MANY + 1:
        turns.append(len(heard))
        if len(turns) == 2:
            in_turn.hear(heard.append, b"last")  # nobody comes before those who wait
        await asyncio.sleep(0)
    assert heard == [*(str(number).encode() for number in range(MANY)), b"last"]
    assert turns[0] == HEARD
    assert all(later - earlier <= HEARD for earlier, later in pairwise(turns))
    in_turn.hear(heard.append, b"alone")
    assert heard[-1] == b"alone"


async def test_whoever_is_heard_with_a_fault_keeps_nobody_waiting():
    in_turn, heard, faults = HearInTurn(), [], []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["exception"]))

    def fault(data):
        raise ZeroDivisionError

    for number in range(MANY):
        in_turn.hear(fault if number == HEARD + 1 else heard.append, b"")
    while len(heard) < MANY - 1:
        await asyncio.sleep(0)
    assert (len(heard), [type(each) for each in faults]) == (MANY - 1, [ZeroDivisionError])


async def test_all_that_a_page_said_before_it_went_is_heard(home):
    """In one piece with the end of its socket, while others speak too."""
    _, a, b = await table_of_two(home)
    for number in range(MANY):
        await a.say(type="act", id=f"a{number}", what="chat", text=f"a {number}")
        await b.say(type="act", id=f"b{number}", what="chat", text=f"b {number}")
    await b.ws.close()
    await a.until(lambda: sum(told["type"] == "chat" for told in a.heard) == 2 * MANY)
    said = [told["line"]["text"] for told in a.heard if told["type"] == "chat"]
    for who in "ab":
        assert [text for text in said if text.startswith(who)] == [f"{who} {number}" for number in range(MANY)]


async def test_a_socket_ends_when_all_that_it_said_is_heard_and_not_when_others_are():
    """Thousands may go at once: whoever has nothing left to say is gone at that moment."""
    in_turn, heard = HearInTurn(), []
    listener = Mock(hear=lambda kind, text: heard.append(bytes(text)))
    before = SimpleNamespace(connection_lost=lambda exc: None, _reading_paused=False)
    speaks, silent = (WebSocket(Mock(get_protocol=lambda: before), 1 << 10, listener, in_turn) for _ in range(2))
    for number in range(MANY):
        speaks.data_received(framed(TEXT, str(number).encode()))
    for socket in (speaks, silent):
        socket.connection_lost(None)
    assert silent.gone.done()
    assert not speaks.gone.done()
    assert len(heard) == HEARD
    await speaks.gone
    assert heard == [str(number).encode() for number in range(MANY)]


async def test_nobody_waits_for_a_game_to_be_imported(db, monkeypatch):
    asked = []
    monkeypatch.setattr(Catalogue, "__getitem__", lambda games, name: asked.append(name))
    async with house(db, games=Catalogue(CATALOGUE)):
        assert asked == [*CATALOGUE]


# ---------------------------------------------------------------- tables that are looked at


def test_each_has_one_turn_in_a_round_and_few_have_the_same():
    for count in (0, 1, LOOKED_AT - 1, LOOKED_AT, 1999, 2000):
        turns = LookInTurn({str(number): number for number in range(count)})
        pauses = list(islice(turns.pauses(1.0), 1 + count // LOOKED_AT))
        looked = [turns.next() for _ in pauses]
        assert abs(sum(pauses) - 1.0) < 1e-9
        assert max(map(len, looked)) <= LOOKED_AT
        assert sorted(chain.from_iterable(looked)) == list(range(count))


def test_who_has_come_has_a_turn_in_the_next_round():
    tables = {str(number): number for number in range(120)}
    turns = LookInTurn(tables)
    for _ in range(3):
        turns.next()
    tables["late"] = 1000
    assert any(1000 in turns.next() for _ in range(3))
