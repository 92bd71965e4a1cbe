"""Krom."""

from typing import Final, final

from mypy_extensions import i64

from kermesse.core.clock import NEVER
from kermesse.games.krom.components import (
    ANYWHERE,
    BONUS_CARDS,
    BONUS_KEYS,
    CHARACTERS,
    CLIMB_DICE,
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
from kermesse.games.krom.state import NO_CARD, NOBODY, NOWHERE, KromState
from kermesse.games.krom.view import beast_of, fight_of, is_acting, shown_asked, shown_hand, stack_of, to_come
from kermesse.research.collections import Struct
from kermesse.research.pen import Pen, sums
from kermesse.research.sketches.sketch import Sketch

ONCE: Final = sums(1)
BONUS_SUMS: Final = sums(max(card.copies for card in BONUS_CARDS))
GATHER_SUMS: Final = sums(max(card.copies for card in GATHER_CARDS))
BONUSES: Final[i64] = len(BONUS_KEYS)
GATHERS: Final[i64] = len(GATHER_KEYS)
EVOLVED: Final[i64] = len(EVOLUTION_IDS)
PREYS: Final[i64] = len(PREY_IDS)
SOMEBODY: Final[i64] = len(CHARACTERS)
HEAVIEST: Final[i64] = max(WEIGHTS)
MOST_HEARTS: Final[i64] = FULL_HEARTS
MOST_TOKENS: Final[i64] = max(TOKENS)
IN_BOX: Final[list[int]] = TOKENS[:4]
COSTS: Final[list[list[int]]] = [list(card.cost) for card in EVOLUTIONS]
BUILT_ON: Final[list[int]] = [card.place for card in EVOLUTIONS]


@final
class KromSketch(Sketch):
    def __init__(self, root: Struct, seats: int) -> None:
        super().__init__(root, seats)
        self.to_viewer: i64 = self.at("viewer")
        self.to_round: i64 = self.at("round")
        self.to_order: i64 = self.at("order")
        self.to_active: i64 = self.at("active")
        self.to_deadline: i64 = self.at("deadline")
        self.to_players: i64 = self.at("players")
        self.to_stock: i64 = self.at("stock")
        self.to_evolution_row: i64 = self.at("evolution_row")
        self.to_hunt_row: i64 = self.at("hunt_row")
        self.to_evolution_pile: i64 = self.at("evolution_pile")
        self.to_hunt_pile: i64 = self.at("hunt_pile")
        self.to_gather_pile: i64 = self.at("gather_pile")
        self.to_bonus_pile: i64 = self.at("bonus_pile")
        self.to_hunt_discard: i64 = self.at("hunt_discard")
        self.to_gather_discard: i64 = self.at("gather_discard")
        self.to_bonus_discard: i64 = self.at("bonus_discard")
        self.to_victims: i64 = self.at("victims")
        self.to_bonus_played: i64 = self.at("bonus_played")
        self.to_winner: i64 = self.at("winner")
        self.to_pending: i64 = self.at("pending")
        self.to_pending_seat: i64 = self.at("pending.seat")
        self.to_pending_deadline: i64 = self.at("pending.deadline")
        self.to_players_character: i64 = self.at("players.character")
        self.to_players_weight: i64 = self.at("players.weight")
        self.to_players_hearts: i64 = self.at("players.hearts")
        self.to_players_kroms: i64 = self.at("players.kroms")
        self.to_players_wood: i64 = self.at("players.wood")
        self.to_players_bone: i64 = self.at("players.bone")
        self.to_players_stone: i64 = self.at("players.stone")
        self.to_players_bonus: i64 = self.at("players.bonus")
        self.to_players_hand: i64 = self.at("players.hand")
        self.to_players_evolutions: i64 = self.at("players.evolutions")
        self.to_players_points: i64 = self.at("players.points")
        self.to_players_trophy: i64 = self.at("players.trophy")
        self.to_players_chosen: i64 = self.at("players.chosen")
        self.to_players_knocked_out: i64 = self.at("players.knocked_out")
        self.to_players_acted: i64 = self.at("players.acted")
        self.to_turn: i64 = self.at("turn")
        self.to_turn_rested: i64 = self.at("turn.rested")
        self.to_turn_served: i64 = self.at("turn.served")
        self.to_turn_gathered: i64 = self.at("turn.gathered")
        self.to_turn_hunted: i64 = self.at("turn.hunted")
        self.to_turn_climb: i64 = self.at("turn.climb")
        self.to_turn_rerolls: i64 = self.at("turn.rerolls")
        self.to_turn_settled: i64 = self.at("turn.settled")
        self.to_turn_to_come: i64 = self.at("turn.to_come")
        self.to_mine: i64 = self.at("mine")
        self.to_mine_auto_decline: i64 = self.at("mine.auto_decline")
        self.to_mine_auto_pass: i64 = self.at("mine.auto_pass")
        self.to_mine_declined: i64 = self.at("mine.declined")
        self.to_mine_offers: i64 = self.at("mine.offers")
        self.to_mine_offers_lacks: i64 = self.at("mine.offers.lacks")
        self.to_mine_offers_elsewhere: i64 = self.at("mine.offers.elsewhere")
        self.each_pending: i64 = self.each("pending")
        self.each_player: i64 = self.each("players")
        self.each_offer: i64 = self.each("mine.offers")
        self.phase = self.words("phase")
        self.decision = self.words("pending.decision")
        self.ended_by = self.words("ended_by")
        self.combination = self.words("turn.combination")
        somewhere, here, there = self.words("place"), self.words("players.place"), self.words("players.destination")
        self.place = [somewhere[name] for name in ("", *PLACES)]  # nowhere first
        self.player_place = [here[name] for name in PLACES]
        self.destination = [there[name] for name in ("", *PLACES)]
        self.beast, self.fight, self.stack = self.stroke("beast"), self.stroke("fight"), self.stroke("stack")

    def write(self, pen: Pen, state: object, viewer: int, now: int) -> None:
        assert isinstance(state, KromState)
        n = self.seats
        pen.turn(viewer if viewer > 0 else 0, now, now)
        pen.word(self.to_viewer, viewer if viewer >= 0 else n - 1 - viewer, n + 1)
        pen.one(self.phase[state.phase])
        pen.growing(self.to_round, state.round_no, 10)
        pen.one(self.place[state.place - NOWHERE])
        pen.seat_slots(self.to_order, state.order, n, n)
        pen.seat(self.to_active, state.active, n)
        if state.deadline < NEVER:
            pen.until(self.to_deadline, state.deadline, now)
        self._pending(pen, state, viewer)
        self._players(pen, state, viewer)
        pen.scaled_slots(self.to_stock, state.stock, MOST_TOKENS, 4)
        pen.word_slots(self.to_evolution_row, state.evolution_row, -NO_CARD, EVOLVED + 1, 4)
        pen.word_slots(self.to_hunt_row, state.hunt_row, 1, PREYS + 1, 4)
        pen.growing(self.to_evolution_pile, len(state.evolution_pile), 10)
        pen.growing(self.to_hunt_pile, len(state.hunt_pile), 10)
        pen.growing(self.to_gather_pile, len(state.gather_pile), 10)
        pen.growing(self.to_bonus_pile, len(state.bonus_pile), 10)
        pen.bag(self.to_hunt_discard, state.hunt_discard, PREYS, ONCE)
        pen.bag(self.to_gather_discard, state.gather_discard, GATHERS, GATHER_SUMS)
        pen.bag(self.to_bonus_discard, state.bonus_discard, BONUSES, BONUS_SUMS)
        if state.options.kromosaure:
            self.beast.write(pen, 0, beast_of(state))
        if state.fighters:
            self.fight.write(pen, 0, fight_of(state))
        pen.seat_slots(self.to_victims, state.victims, n, n)
        if is_acting(state):
            self._turn(pen, state)
        if state.stack:
            self.stack.write(pen, 0, stack_of(state))
        pen.growing(self.to_bonus_played, state.bonus_no, 20)
        if viewer >= 0:
            self._mine(pen, state, viewer)
        pen.seat(self.to_winner, state.winner, n)
        pen.one(self.ended_by[state.ended_by])

    def _pending(self, pen: Pen, state: KromState, viewer: int) -> None:
        if state.phase == "game_over":
            return
        asked = shown_asked(state, viewer)
        decision: i64 = self.decision[DECISIONS[state.phase].name]
        pen.slots(self.to_pending, len(asked), self.seats)
        at = i64(0)
        for seat in asked:
            pen.seat(self.to_pending_seat + at, seat, self.seats)
            pen.one(decision + at)
            if state.deadline < NEVER:
                pen.until(self.to_pending_deadline + at, state.deadline, pen.now)
            at += self.each_pending

    def _players(self, pen: Pen, state: KromState, viewer: int) -> None:
        pen.one(self.to_players)
        acted: i64 = state.acted
        for seat in range(state.n):
            base = pen.turned(seat, self.seats) * self.each_player
            character = state.characters[seat]
            pen.word(self.to_players_character + base, character - NOBODY, SOMEBODY + 1)
            if character != NOBODY:
                pen.scaled(self.to_players_weight + base, WEIGHTS[character], 0, HEAVIEST)
            hearts: i64 = state.hearts[seat]
            pen.scaled(self.to_players_hearts + base, hearts, 0, MOST_HEARTS)
            purse = state.purses[seat]
            pen.scaled(self.to_players_kroms + base, purse[0], 0, IN_BOX[0])
            pen.scaled(self.to_players_wood + base, purse[1], 0, IN_BOX[1])
            pen.scaled(self.to_players_bone + base, purse[2], 0, IN_BOX[2])
            pen.scaled(self.to_players_stone + base, purse[3], 0, IN_BOX[3])
            pen.growing(self.to_players_bonus + base, len(state.hands[seat]), 4)
            pen.bag(self.to_players_hand + base, shown_hand(state, seat, viewer), BONUSES, BONUS_SUMS)
            pen.bag(self.to_players_evolutions + base, state.evolutions[seat], EVOLVED, ONCE)
            pen.growing(self.to_players_points + base, state.points[seat], 8)
            pen.flag(self.to_players_trophy + base, state.trophy == seat)
            pen.one(self.player_place[state.places[seat]] + base)
            destination = state.destinations[seat]
            pen.flag(self.to_players_chosen + base, destination != NOWHERE)
            pen.one(self.destination[(destination if viewer == seat else NOWHERE) - NOWHERE] + base)
            pen.flag(self.to_players_knocked_out + base, hearts == 0)
            pen.flag(self.to_players_acted + base, acted >> seat & 1 != 0)

    def _turn(self, pen: Pen, state: KromState) -> None:
        pen.one(self.to_turn)
        pen.flag(self.to_turn_rested, state.rested)
        pen.flag(self.to_turn_served, state.served)
        pen.growing(self.to_turn_gathered, state.gathered, 2)
        pen.flag(self.to_turn_hunted, state.hunted)
        pen.word_slots(self.to_turn_climb, state.climb, -1, 6, CLIMB_DICE)
        pen.growing(self.to_turn_rerolls, state.rerolls, 2)
        pen.flag(self.to_turn_settled, state.settled)
        pen.one(self.combination[combination(state.climb) if state.climb else ""])
        if state.place == FOREST:
            pen.growing_slots(self.to_turn_to_come, to_come(state), 3, GATHERS)

    def _mine(self, pen: Pen, state: KromState, seat: int) -> None:
        pen.one(self.to_mine)
        pen.flag(self.to_mine_auto_decline, state.auto_decline >> seat & 1 != 0)
        pen.flag(self.to_mine_auto_pass, state.auto_pass >> seat & 1 != 0)
        pen.flag(self.to_mine_declined, state.phase == "reaction" and state.declined >> seat & 1 != 0)
        row, purse, place = state.evolution_row, state.purses[seat], state.places[seat]
        pen.slots(self.to_mine_offers, len(row), 4)
        at = i64(0)
        for card in row:
            pen.one(self.to_mine_offers_lacks + at)
            if card != NO_CARD:
                cost = COSTS[card]
                for kind in range(4):
                    if cost[kind] > purse[kind]:
                        pen.growing(self.to_mine_offers_lacks + at + 1 + kind, cost[kind] - purse[kind], 4)
                built_on = BUILT_ON[card]
                pen.flag(self.to_mine_offers_elsewhere + at, built_on != ANYWHERE and built_on != place)
            at += self.each_offer
