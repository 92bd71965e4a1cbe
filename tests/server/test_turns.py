"""A house of thousands of tables looks round a few of them at a time."""

from itertools import chain, islice

from kermesse.server.http.turns import FEW, Turns


def test_each_has_one_turn_in_a_round_and_few_have_the_same():
    for count in (0, 1, FEW - 1, FEW, 1999, 2000):
        turns = Turns({str(number): number for number in range(count)})
        pauses = list(islice(turns.pauses(1.0), 1 + count // FEW))
        looked = [turns.next() for _ in pauses]
        assert abs(sum(pauses) - 1.0) < 1e-9
        assert max(map(len, looked)) <= FEW
        assert sorted(chain.from_iterable(looked)) == list(range(count))


def test_who_has_come_has_a_turn_in_the_next_round():
    tables = {str(number): number for number in range(120)}
    turns = Turns(tables)
    for _ in range(3):
        turns.next()
    tables["late"] = 1000
    assert any(1000 in turns.next() for _ in range(3))
