"""Krom: tokens, cards and a fight."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kermesse.games.krom.components import (
    ANYWHERE,
    BEAST_HEARTS,
    BONUS_CARDS,
    BONUS_KEYS,
    CHARACTERS,
    CLIMB_DICE,
    COMBINATIONS,
    EVOLUTION_IDS,
    EVOLUTIONS,
    FOREST,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_KEYS,
    PLACES,
    PREY_IDS,
    TOKENS,
    WEIGHTS,
    combination,
)
from kermesse.games.krom.rules.play import DECISIONS
from kermesse.games.krom.state import KROMOSAURE, NO_CARD, NOBODY, NOWHERE, KromState
from kermesse.games.krom.view import beast_of, fight_of, is_acting, shown_asked, shown_hand, stack_of, to_come
from kermesse.games.krom.view_types import Fight, KromView, OnStack, Player
from kermesse.research.encoders.encoder import FIXED, Encoder, literals, places
from kermesse.research.pen import NONE, Pen, sums

ONCE: Final = sums(1)
BONUS_SUMS: Final = sums(max(card.copies for card in BONUS_CARDS))
GATHER_SUMS: Final = sums(max(card.copies for card in GATHER_CARDS))
BONUSES: Final = list(BONUS_KEYS)
GATHERS: Final = list(GATHER_KEYS)
EVOLVED: Final = list(EVOLUTION_IDS)
PREYS: Final = list(PREY_IDS)
ROW: Final = ["", *EVOLUTION_IDS]
HUNT_ROW: Final = ["", *PREY_IDS]
SOMEBODY: Final = ["", *CHARACTERS]
HEAVIEST: Final[i64] = max(WEIGHTS)
MOST_TOKENS: Final[i64] = max(TOKENS)
PIPS: Final = [str(pips) for pips in range(1, 7)]
PHASES: Final = places(literals(KromView, "phase"))
ENDED_BY: Final = places(literals(KromView, "ended_by"))
SOMEWHERE: Final = places(literals(KromView, "place"))
PLAYER_PLACES: Final = places(literals(Player, "place"))
NAMED: Final = places(literals(OnStack, "give"))
COMBINED: Final = places(["", *COMBINATIONS])
PLACE: Final = ["", *PLACES]  # nowhere first
COSTS: Final[list[list[int]]] = [list(card.cost) for card in EVOLUTIONS]
BUILT_ON: Final[list[int]] = [card.place for card in EVOLUTIONS]
BEAST: Final = [f"none({KROMOSAURE})"]  # among fighters
AIMS: Final = [*NONE, *BEAST]
MOST_ON_STACK: Final = 12
FREE: Final = [0, 0, 0, 0]
NO_FIGHT: Final = Fight([], [], [], (), False, (), (), (), False)
ON_STACK: Final = OnStack(0, BONUSES[0], -1, "", "")


@final
class KromEncoder(Encoder):
    left_out: ClassVar[dict[str, str]] = {
        "KromView.options": FIXED,
        "KromView.seats": FIXED,
        "KromView.target": FIXED,
        "KromView.window": "the number of a question, so that an answer can name it",
        "Player.short": "follows from its points and tokens, and the row of Evolutions",
        "Mine.known": "who knows which card of one's hand, by the hand's order, which is not observed either",
    }

    def write(self, pen: Pen, state: KromState, viewer: int, now: int) -> None:
        n = self.seats
        pen.viewer(viewer)
        pen.one_of("phase", state.phase, PHASES)
        pen.growing("round", state.round_no, 10)
        pen.one_of("place", PLACE[state.place - NOWHERE], SOMEWHERE)
        pen.seat_slots("order", state.order, n)
        pen.seat("active", state.active)
        self._pending(pen, state, viewer, now)
        pen.until("deadline", state.deadline, now)
        self._players(pen, state, viewer)
        pen.scaled_slots("stock", state.stock, MOST_TOKENS, 4)
        pen.word_slots("evolution_row", state.evolution_row, ROW, 4, -NO_CARD)
        pen.word_slots("hunt_row", state.hunt_row, HUNT_ROW, 4, 1)
        pen.growing("evolution_pile", len(state.evolution_pile), 10)
        pen.growing("hunt_pile", len(state.hunt_pile), 10)
        pen.growing("gather_pile", len(state.gather_pile), 10)
        pen.growing("bonus_pile", len(state.bonus_pile), 10)
        pen.bag("hunt_discard", state.hunt_discard, PREYS, ONCE)
        pen.bag("gather_discard", state.gather_discard, GATHERS, GATHER_SUMS)
        pen.bag("bonus_discard", state.bonus_discard, BONUSES, BONUS_SUMS)
        if pen.given("beast", state.options.kromosaure):
            beast = beast_of(state)
            pen.scaled("beast.hearts", beast.hearts, BEAST_HEARTS)
            pen.one_of("beast.place", beast.place, SOMEWHERE)
        if pen.given("fight", len(state.fighters) > 0):
            self._fight(pen, fight_of(state) or NO_FIGHT)
        pen.seat_slots("victims", state.victims, n)
        if pen.given("turn", is_acting(state)):
            self._turn(pen, state)
        self._stack(pen, state)
        pen.growing("bonus_played", state.bonus_no, 20)
        if pen.given("mine", viewer >= 0):
            self._mine(pen, state, viewer)
        pen.seat("winner", state.winner)
        pen.one_of("ended_by", state.ended_by, ENDED_BY)

    def _pending(self, pen: Pen, state: KromState, viewer: int, now: int) -> None:
        asked = list(shown_asked(state, viewer)) if state.phase != "game_over" else []
        end = pen.slots("pending", len(asked), self.seats)
        for seat in pen.items(asked, 0):
            pen.seat("pending[?].seat", seat)
            pen.one_of("pending[?].decision", DECISIONS[state.phase].name, self.decisions)
            pen.until("pending[?].deadline", state.deadline, now)
        pen.close(end)

    def _players(self, pen: Pen, state: KromState, viewer: int) -> None:
        pen.given("players")
        for on in range(state.n):
            seat = pen.seat_at(on)
            character = state.characters[seat]
            pen.word("players.*.character", character - NOBODY, SOMEBODY)
            pen.scaled("players.*.weight", WEIGHTS[character] if character != NOBODY else 0, HEAVIEST)
            pen.scaled("players.*.hearts", state.hearts[seat], FULL_HEARTS)
            purse = state.purses[seat]
            pen.scaled("players.*.kroms", purse[0], TOKENS[0])
            pen.scaled("players.*.wood", purse[1], TOKENS[1])
            pen.scaled("players.*.bone", purse[2], TOKENS[2])
            pen.scaled("players.*.stone", purse[3], TOKENS[3])
            pen.growing("players.*.bonus", len(state.hands[seat]), 4)
            pen.bag("players.*.hand", shown_hand(state, seat, viewer), BONUSES, BONUS_SUMS)
            pen.bag("players.*.evolutions", state.evolutions[seat], EVOLVED, ONCE)
            pen.growing("players.*.points", state.points[seat], 8)
            pen.flag("players.*.trophy", state.trophy == seat)
            pen.one_of("players.*.place", PLACES[state.places[seat]], PLAYER_PLACES)
            destination = state.destinations[seat]
            pen.flag("players.*.chosen", destination != NOWHERE)
            shown = destination if viewer == seat else NOWHERE
            pen.one_of("players.*.destination", PLACE[shown - NOWHERE], SOMEWHERE)
            pen.flag("players.*.knocked_out", state.hearts[seat] == 0)
            pen.flag("players.*.acted", state.acted >> seat & 1 != 0)

    def _fight(self, pen: Pen, fight: Fight) -> None:
        most = self.seats + 1
        pen.seat_slots("fight.fighters", [_fighter(one) for one in fight.fighters], most, BEAST)
        pen.word_slots("fight.dice", fight.dice, PIPS, most, -1)
        pen.growing_slots("fight.totals", fight.totals, 8, most)
        pen.seat_set("fight.passed", list(fight.passed))
        pen.flag("fight.over", fight.over)
        pen.seat_slots("fight.ranked", [_fighter(one) for one in fight.ranked], most, BEAST)
        pen.growing_slots("fight.losses", list(fight.losses), 4, most)
        pen.flag_slots("fight.knocked_out", list(fight.knocked_out), most)
        pen.flag("fight.heavy_first", fight.heavy_first)

    def _turn(self, pen: Pen, state: KromState) -> None:
        pen.flag("turn.rested", state.rested)
        pen.flag("turn.served", state.served)
        pen.growing("turn.gathered", state.gathered, 2)
        pen.flag("turn.hunted", state.hunted)
        pen.word_slots("turn.climb", state.climb, PIPS, CLIMB_DICE, -1)
        pen.growing("turn.rerolls", state.rerolls, 2)
        pen.flag("turn.settled", state.settled)
        pen.one_of("turn.combination", combination(state.climb) if state.climb else "", COMBINED)
        pen.growing_slots("turn.to_come", to_come(state) if state.place == FOREST else [], 3, len(GATHERS))

    def _stack(self, pen: Pen, state: KromState) -> None:
        end = pen.slots("stack", len(state.stack), MOST_ON_STACK)
        for card in pen.items(stack_of(state), ON_STACK):
            pen.seat("stack[?].seat", card.seat)
            pen.word("stack[?].card", BONUSES.index(card.card), BONUSES)
            pen.seat("stack[?].target", card.target if card.target != KROMOSAURE else -2, AIMS)
            pen.one_of("stack[?].give", card.give, NAMED)
            pen.one_of("stack[?].take", card.take, NAMED)
        pen.close(end)

    def _mine(self, pen: Pen, state: KromState, seat: int) -> None:
        pen.flag("mine.auto_decline", state.auto_decline >> seat & 1 != 0)
        pen.flag("mine.auto_pass", state.auto_pass >> seat & 1 != 0)
        pen.flag("mine.declined", state.phase == "reaction" and state.declined >> seat & 1 != 0)
        row, purse, place = state.evolution_row, state.purses[seat], state.places[seat]
        end = pen.slots("mine.offers", len(row), 4)
        for card in pen.items(row, NO_CARD):
            cost, built_on = (COSTS[card], BUILT_ON[card]) if card != NO_CARD else (FREE, ANYWHERE)
            lacks = [cost[kind] - purse[kind] if cost[kind] > purse[kind] else 0 for kind in range(4)]
            pen.growing_slots("mine.offers[?].lacks", lacks, 4, 4)
            pen.flag("mine.offers[?].elsewhere", built_on != ANYWHERE and built_on != place)
        pen.close(end)


def _fighter(one: int) -> int:
    return one if one != KROMOSAURE else -1
