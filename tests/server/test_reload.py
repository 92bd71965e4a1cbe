"""A reloaded page is told what its viewer may know now, and nothing that was hidden."""

import asyncio
from random import Random

import pytest

from kermesse.core.chance import Chance, chance_of, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import SPECTATOR, Refused
from kermesse.core.match import Step
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets
from kermesse.laws.redraws import redraw_of
from kermesse.players.table import seen_by
from kermesse.server.table.views import past


def forgetful(game, seats):
    """Every option set of the laws at which the viewer must remember by themselves."""
    import msgspec

    sets = {encode(options): options for options in option_sets(game, seats) if not options.memory_aid}
    plain = msgspec.structs.replace(game.options_type(), memory_aid=False)
    return list({encode(plain): plain, **sets}.values())


FORGETFUL = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{number}")
    for game in CATALOGUE.values()
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2]})
    for number, options in enumerate(forgetful(game, seats))
]


class Twins:
    """Two games that this viewer cannot tell apart when they begin; the same is done in both."""

    def __init__(self, game, seats, options, viewer, seed):
        self.game, self.seats, self.options, self.viewer = game, seats, options, viewer
        self.random = Random(f"{game.name} {seats} {viewer} {seed}")
        self.now = 0
        state, events = game.setup(seats, options, chance_of(seed_from("twins", game.name, seats, seed)), 0)
        other = redraw_of(game)(state, viewer, Chance(self.random.randbytes(32)))
        self.states = [state, other]
        self.steps = [[Step(0, None, None, list(events))], [Step(0, None, None, list(events))]]

    def step(self):
        """Do something possible in both, or let time pass in both; return False when the games part for good."""
        game, (one, other) = self.game, self.states
        if game.outcome(one) is not None or game.outcome(other) is not None:
            return False
        offers = [
            (seat, command)
            for seat in game.awaiting(one)
            for command in game.legal(one, seat, self.now)
            if not command.side_command
        ]
        self.random.shuffle(offers)
        for seat, command in offers[:40]:
            if self._both(
                lambda state, seat=seat, command=command: game.apply(state, seat, command, self.now), seat, command
            ):
                return True
        due = game.deadline(one)
        if due >= NEVER or due != game.deadline(other):
            return False
        self.now = max(self.now, due)
        return self._both(lambda state: game.expire(state, self.now), None, None)

    def _both(self, do, seat, command):
        copies = [self.game.copy(state) for state in self.states]
        try:
            told = [do(copy) for copy in copies]
        except Refused:
            return False
        self.states = copies
        for steps, events in zip(self.steps, told, strict=True):
            steps.append(Step(self.now, seat, command, list(events)))
        return True

    def look_alike(self):
        views = [encode(self.game.view(state, self.viewer, self.now)) for state in self.states]
        return views[0] == views[1]

    def were_different(self):
        seen = [encode([seen_by(step.events, self.viewer) for step in steps]) for steps in self.steps]
        return seen[0] != seen[1]

    def told_again(self):
        return [encode(past(steps, self.viewer, self.options)) for steps in self.steps]


def compare(game, seats, options, rounds=12):
    """Number of times at which the viewer had seen different things and yet has the same view now."""
    forgotten = 0
    for number in range(rounds):
        for viewer in (*range(seats), SPECTATOR):
            twins = Twins(game, seats, options, viewer, number)
            for _ in range(60 if game.real_time else 90):
                if not twins.step():
                    break
                if twins.look_alike() and twins.were_different():
                    forgotten += 1
                    one, other = twins.told_again()
                    assert one == other, f"seat {viewer} is told again what it should have to remember"
    return forgotten


@pytest.mark.parametrize(("game", "seats", "options"), FORGETFUL)
def test_a_reload_gives_nothing_back_that_eyes_should_no_longer_have(game, seats, options):
    compare(game, seats, options, 2)


def test_twins_do_forget_and_so_the_test_above_looks_at_something():
    game = CATALOGUE["kraaw"]
    assert compare(game, 3, forgetful(game, 3)[0], 4) >= 3


def test_a_reload_that_tells_secrets_again_is_found(monkeypatch):
    monkeypatch.setattr(
        "tests.server.test_reload.past",
        lambda steps, viewer, options: [seen_by(step.events, viewer) for step in steps],
    )
    game = CATALOGUE["kraaw"]
    with pytest.raises(AssertionError, match="should have to remember"):
        compare(game, 3, forgetful(game, 3)[0], 4)


# ---------------------------------------------------------------- hidden steps


HIDDEN = {  # what a seat may do of which the others are to know nothing
    "kreo": (3, {}, {"do": "set_energy_policy", "policy": "leave"}),
    "krom": (3, {}, {"do": "set_auto_decline", "on": True}),
    "kero": (2, {"clock": "calm"}, {"do": "set_standing_order", "ambush": "never"}),
}


async def come_back(person, page, table):
    """Leave and return; return the new page's welcome."""
    await page.close()
    again = await person.open(table)
    return again, again.heard[0]


@pytest.mark.parametrize("name", HIDDEN)
async def test_of_a_hidden_step_nothing_reaches_a_page_neither_now_nor_when_it_comes_back(home, name):
    seats, options, command = HIDDEN[name]
    people = [home.browser() for _ in range(seats)]
    table = await people[0].new_table(name, seats=seats, options={"timers": "off", **options})
    pages = [await person.open(table) for person in people]
    for page in pages[1:]:
        await page.act("sit")
    await pages[0].act("start")
    for page in pages:
        await page.until(lambda page=page: page.position)
    page, before = await come_back(people[0], pages[0], table)
    assert (await pages[1].do(command))["done"]
    await asyncio.sleep(0.4)  # so that the moment of the hidden step would show
    assert [m["type"] for m in page.heard if "n" in m] == ["welcome"], "a hidden step was told"
    page, after = await come_back(people[0], page, table)
    assert after["position"]["view"] == before["position"]["view"]
    assert after["position"]["legal"] == before["position"]["legal"]
    assert after["past"] == before["past"]
    assert after["now"] - after["position"]["at"] < 250, "the moment of a hidden step is told"
    page, once_more = await come_back(people[0], page, table)
    assert once_more["n"] - after["n"] == after["n"] - before["n"], "a hidden step is counted"
