"""Partners of the shared convention among strangers to it, who are recognised by their tokens or found out later."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Place
from kermesse.games.kreo.components import TOKENS
from kermesse.games.kreo.events import TurnStarted
from kermesse.games.kreo.options import KreoOptions
from kermesse.players import make_bot
from kermesse.players.kreo.recognise_partner import sign, strangers_by_sign, usual_share
from kermesse.players.kreo.rollout import Deal, meant_by
from kermesse.players.table import play_out

CALM = KreoOptions(timers="off")


def seated(levels, seed):
    """Start a match with bots that do not look ahead."""
    match = Match(GAME, len(levels), CALM, seed_from("strangers", seed))
    bots = [make_bot(GAME, level, seat, len(levels), Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    for bot in bots:
        bot.asks = lambda view: False
    return match, bots


def shares(seats, keeps):
    """Tokens that each takes in turn: partners by their sign, the others as `normal` does, the last seat the rest."""
    left, taken = TOKENS[seats], []
    for step in range(seats):
        share = sign if keeps[step] else usual_share
        n = left if step == seats - 1 else share(left, seats - step, step == 0)
        taken.append((step, n))
        left -= n
    return taken


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_who_keeps_to_the_pact_is_known_by_the_tokens_it_takes(seats):
    assert strangers_by_sign(seats, shares(seats, [True] * seats)) == 0
    assert strangers_by_sign(seats, shares(seats, [False] * seats)) == (1 << seats) - 1
    for stranger in range(seats - 1):
        keeps = [seat != stranger for seat in range(seats)]
        assert strangers_by_sign(seats, shares(seats, keeps)) == 1 << stranger


def test_whoever_finds_no_tokens_is_taken_for_what_most_are():
    assert strangers_by_sign(4, [(2, 7), (3, 0), (0, 0), (1, 0)]) == 0b1111


@pytest.mark.parametrize("seats", [3, 6])
def test_partners_never_take_each_other_for_strangers(seats):
    match, bots = seated(["hard"] * seats, 1)
    for _ in play_out(match, bots):
        assert [bot._strangers for bot in bots] == [0] * seats


def test_a_stranger_is_known_before_the_first_card_is_laid_and_the_others_agree():
    match, bots = seated(["hard", "normal", "hard", "hard"], 2)
    assert (match.state.first + 3) % 4 != 1  # who takes last has no choice
    turns = 0
    for step in play_out(match, bots):
        if any(isinstance(event, TurnStarted) for event in step.events):
            assert [bot._strangers for bot in (bots[0], bots[2], bots[3])] == [0b10] * 3
            turns += 1
    assert turns > 5


def test_a_stranger_who_took_a_partners_tokens_is_found_out():
    match, bots = seated(["hard", "normal", "hard", "hard"], 2)
    bots[1]._take_energy = bots[0].__class__._take_energy.__get__(bots[1])
    seen = []
    for step in play_out(match, bots):
        if any(isinstance(event, TurnStarted) for event in step.events):
            seen.append(bots[0]._strangers)
    assert seen[0] == 0
    assert seen[-1] == 0b10


def test_among_strangers_it_goes_by_the_convention():
    match, bots = seated(["hard", "normal", "normal", "normal"], 3)
    laid = 0
    for step in play_out(match, bots):
        laid += step.seat == 0 and isinstance(step.command, Place)
        assert bots[0]._turn is None  # it has worked out nothing by the pact
    assert laid > 5


def test_worlds_fit_what_the_others_have_said():
    """In every world, each seat that has spoken holds a card that it can have meant."""
    match, bots = seated(["hard"] * 5, 4)
    looked_at = 0
    for bot in bots:
        bot.asks = lambda view: True

        def look(view, hand, lays, rule, bot=bot):
            nonlocal looked_at
            known = [[0] * len(hand) for _ in range(5)]
            bot._laid = {}
            meant = bot._meant()
            deal = Deal(bot._turn.board, bot.seat, hand, known, meant, Random(1))
            kept = [seat for seat in range(5) if deal.meant[seat]]
            for _ in range(5):
                hands = deal.next_hands()
                assert all(any(map(min, hands[seat], map(int, meant[seat]))) for seat in kept)
            looked_at += len(kept)
            return rule

        bot._look_ahead = look
    for _ in play_out(match, bots):
        pass
    assert looked_at > 20


def test_whoever_cannot_speak_means_anything():
    match, bots = seated(["hard"] * 4, 5)
    for _ in play_out(match, bots):
        if match.state.phase == "divination" and (turn := bots[match.state.first]._turn) is not None:
            turn = turn.copy(turn.board.copy())
            turn.board.energy[turn.order[0]] = 0
            assert meant_by(turn, 0, -1) == []
            return
    raise AssertionError("nobody considered a turn")
