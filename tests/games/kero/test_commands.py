"""All commands together: every type has its rule, every number is bounded, side commands are marked."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec.inspect as inspect
import pytest

from kermesse.core.game import Command, Malformed, Refused
from kermesse.core.wire import encode, wire
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import EndTurn, PlayTuarek, Refuel, SetStandingOrder, TakeCard, Tip
from kermesse.games.kero.rules import play
from kermesse.players import make_bot
from kermesse.players.table import play_out
from tests.games.kero.table import B0_FROM_M11, Table, fresh

HUGE = [10**27, -(10**27), 2**63, 2**63 - 1, -(2**63), 2**64, 2**31]


def in_phase(phase: str) -> Table:
    """Return a table in that phase, with something in hand for everything."""
    hand = "hand 0 march loot banish sweep\nhand 1 loot\njerricans 4 2\nexplorers 1-1 1-1 0-0 0-0\ncards 0 M01 M03\n"
    table = Table(f"{hand}fuel 30000 60000\ndeck conquest M17 {B0_FROM_M11.replace('M01 ', '')}")
    if phase in ("reaction", "refuelling"):
        table.do(0, Refuel(1))
        table.advance(6000 if phase == "refuelling" else 0)
    elif phase == "rolling":
        table.do(0, Tip(), dice="B1 B1 M1 W1 R1")
        table.advance(2000)
    elif phase != "prep":
        table.roll(0, "B1 B1 M1 W1 R1")
        if phase == "sweep":
            table.do(0, PlayTuarek("sweep"))
        if phase == "tie":
            table.do(0, TakeCard(5))
        if phase != "develop":
            table.do(0, EndTurn())
    assert table.phase == phase
    return table


PHASES = ["prep", "reaction", "refuelling", "rolling", "develop", "sweep", "tie"]


class TestEveryTypeIsCarriedOut:
    @pytest.mark.parametrize("phase", PHASES)
    def test_a_command_that_no_rule_carries_out_is_an_error_and_never_accepted(self, phase, monkeypatch):
        class Honk(Command, frozen=True):
            pass

        monkeypatch.setitem(play.PHASES_OF, Honk, tuple(PHASES))
        table = in_phase(phase)
        with pytest.raises(TypeError, match=f"Honk is admitted in {phase}"):
            GAME.apply(table.state, table.state.active, Honk(), table.now)

    def test_every_type_of_command_changes_the_table_or_is_refused_in_every_phase(self):
        """Every one of them is also accepted in some phase: none is silently ignored."""
        done: set[type[Command]] = set()
        for phase in PHASES:
            for seat in range(2):
                table = in_phase(phase)
                for command in GAME.legal(table.state, seat, table.now):
                    after = GAME.copy(table.state)
                    assert GAME.apply(after, seat, command, table.now), f"{command} in {phase} tells nothing"
                    done.add(type(command))
        table = Table("option refuel_mode=tap\nfuel 10000 60000")
        table.do(0, Refuel(1))
        table.advance(1000)
        done |= {type(command) for command in GAME.legal(table.state, 1, table.now)}
        table = Table("jerricans 1 2\ndice B1 B1 B1 B1 B1 E")
        table.roll(0, "", ("yellow",))
        done |= {type(command) for command in GAME.legal(table.state, 0, table.now)}
        assert done == set(GAME.command_types)


def whole_numbers(info: inspect.Type, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Paths, by names and list places, to every whole number in a type."""
    if isinstance(info, inspect.Metadata):
        yield from whole_numbers(info.type, path)
    elif isinstance(info, inspect.IntType):
        yield path
    elif isinstance(info, inspect.UnionType):
        for kind in info.types:
            yield from whole_numbers(kind, path)
    elif isinstance(info, inspect.VarTupleType):
        yield from whole_numbers(info.item_type, (*path, 0))
    elif isinstance(info, inspect.StructType):
        for field in info.fields:
            yield from whole_numbers(field.type, (*path, field.encode_name))


def with_number(path: tuple[Any, ...], number: int) -> Any:
    """Return plain JSON with that number at that path; the other fields of a Move are filled in."""
    if not path:
        return number
    inner = with_number(path[1:], number)
    if path[0] == 0:
        return [{"from": 1, "to": 2, **inner}]
    return {path[0]: inner}


NUMBERS = [(kind, path) for kind in GAME.command_types for path in whole_numbers(inspect.type_info(kind))]


class TestNumbers:
    def test_every_number_of_every_command_is_found(self):
        assert len(NUMBERS) == 10

    @pytest.mark.parametrize(("kind", "path"), NUMBERS)
    def test_an_absurd_number_is_refused_in_words_that_can_be_sent(self, kind, path):
        for number in HUGE:
            written = {"do": inspect.type_info(kind).tag, "kind": "march", **with_number(path, number)}
            if kind is not PlayTuarek:
                del written["kind"]
            command = wire(GAME).command(json.dumps(written))
            assert isinstance(command, Malformed), command
            for phase in PHASES:
                for seat in range(2):
                    table = in_phase(phase)
                    with pytest.raises(Refused) as refused:
                        GAME.apply(table.state, seat, command, table.now)
                    encode(refused.value.args_given)


class TestSideCommands:
    def test_a_standing_order_is_given_beside_the_game(self):
        assert GAME.side_commands == {SetStandingOrder}

    def test_a_random_player_plays_and_gives_no_orders(self):
        match = fresh("random")
        bots = [make_bot(GAME, "random", seat, 2, Random(seat)) for seat in range(2)]
        assert not [step for step in play_out(match, bots) if isinstance(step.command, SetStandingOrder)]
