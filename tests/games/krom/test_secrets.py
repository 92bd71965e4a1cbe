"""The facts that each seat sees, and those that it must not see."""

from itertools import permutations, product
from random import Random

from kermesse.core.chance import seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR
from kermesse.core.match import Match, Step
from kermesse.core.record import at_start, play_record, read_record, write_record
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import Decline, Loot, PlayBonus, Service, SetAutoDecline
from kermesse.games.krom.events import BonusDrawn, DestinationSet, Looted, PreferenceSet
from kermesse.games.krom.rules.hands import put_in_hand, steal_from_hand, take_from_hand
from kermesse.players import make_bot
from kermesse.players.table import play_out
from tests.games.krom.table import Table


def robbed(memory_aid="true", hand="broth"):
    """Begin where Kolos has just taken a Bonus card from Alma."""
    table = Table(f"""
        S0 Kolos cave
        S1 Alma cave: 1 heart, hand {hand}
        S2 Oona forest: hand nope
        fight cave
        DICE 6 1
        option memory_aid={memory_aid}
    """)
    table.pass_fight(1)
    table.do(0, Loot("bonus"))
    return table


def test_a_hand_is_shown_to_its_owner_alone():
    table = Table("""
        S0 Alma cave: hand club nope
        S1 Oona forest: hand broth
        act S0
    """)
    assert table.view(0).players[0].hand == ["club", "nope"]
    for viewer in (1, SPECTATOR):
        seen = table.view(viewer).players[0]
        assert (seen.bonus, seen.hand) == (2, [])
    assert table.view(ALL_SEEING).players[0].hand == ["club", "nope"]
    assert table.view(SPECTATOR).mine is None


def test_bonus_drawn_are_told_to_the_drawer_alone():
    table = Table("""
        S0 Alma cave
        S1 Oona forest
        TOP bonus club nope
        act S0
    """)
    table.do(0, Service("bonus"))
    [drawn] = table.happened(BonusDrawn)
    assert drawn.seen(0).cards == ["club"]
    assert (drawn.seen(1).n, drawn.seen(1).cards) == (1, [])


def test_a_stolen_card_is_told_to_thief_and_victim():
    table = robbed()
    [looted] = table.happened(Looted)
    assert looted.seen(0).card == looted.seen(1).card == "broth"
    assert looted.seen(2).card == looted.seen(SPECTATOR).card == ""
    assert table.hand(0) == ["broth"]


def test_the_memory_aid_shows_the_victim_its_card_in_the_thief_s_hand():
    assert robbed().view(1).players[0].hand == ["broth"]
    assert robbed().view(2).players[0].hand == []
    assert robbed("false").view(1).players[0].hand == []


def test_whoever_took_the_card_is_shown_who_knows_it():
    assert robbed().view(0).mine.known == [(1,)]
    assert robbed("false").view(0).mine.known == []
    assert robbed().view(2).mine.known == [()]


def test_a_played_copy_makes_the_known_one_uncertain():
    table = robbed(hand="club")
    put_in_hand(table.state, 0, table.state.hands[0][0])  # another club, that Alma knows nothing of
    take_from_hand(table.state, 0, table.state.hands[0][0])
    assert table.hand(0) == ["club"]
    assert table.view(1).players[0].hand == []


def test_of_several_known_cards_one_fewer_is_known_however_many_there_are():
    for more in (0, 1):
        table = Table("""
            S0 Kolos cave
            S1 Alma cave
            act S0
        """)
        for known_to in [0] * more + [0b10, 0b10]:
            put_in_hand(table.state, 0, 0, known_to)
        assert table.view(1).players[0].hand == ["club", "club"]
        take_from_hand(table.state, 0, 0)
        assert table.view(1).players[0].hand == ["club"]


def test_a_theft_in_between_makes_all_others_uncertain_but_the_thief():
    table = robbed()
    put_in_hand(table.state, 0, 0)
    steal_from_hand(table.state, 2, 0, 1)
    assert table.view(1).players[0].hand == []
    assert table.view(0).players[2].hand == ["club"]


def test_a_decline_is_seen_by_nobody_else():
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona forest: hand broth
        S2 Kolos forest: hand nope
        act S0
    """)
    table.do(0, PlayBonus("lucky_find"))
    before = table.view(2), table.view(SPECTATOR), table.awaiting()
    assert [pending.seat for pending in table.view(2).pending] == [2]
    assert table.view(SPECTATOR).pending == []
    assert table.decline(1) == []
    assert (table.view(2), table.view(SPECTATOR), table.awaiting()) == before
    assert table.view(1).mine.declined
    assert table.view(1).pending == []
    assert table.legal(1) == []
    assert [pending.seat for pending in table.view(ALL_SEEING).pending] == [2]


def asked_three():
    """Begin where Alma has played a Bonus; the other three hold a card each."""
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona forest: hand broth
        S2 Kolos forest: hand nope
        S3 Karok mountain: hand club
        act S0
        option timers=normal
    """)
    table.do(0, PlayBonus("lucky_find"))
    return table


def shown(table, viewer):
    """Everything that a step tells and shows that viewer."""
    return table.told(viewer), table.view(viewer), table.awaiting(), GAME.deadline(table.state)


def test_whoever_declines_in_whatever_order_and_way_the_others_are_shown_the_same():
    by_viewer = {}
    for order in permutations((1, 2, 3)):
        for ways in product((False, True), repeat=3):
            table = asked_three()
            told = {0: [], SPECTATOR: []}
            for seat, by_wish in zip(order, ways, strict=True):
                table.do(seat, SetAutoDecline(True) if by_wish else Decline())
                for viewer in told:
                    told[viewer].append(shown(table, viewer))
            for viewer, steps in told.items():
                assert by_viewer.setdefault(viewer, steps) == steps
                assert [bool(events) for events, *_ in steps] == [False, False, True]


def test_one_who_is_asked_sees_nothing_of_the_others_declining():
    table = asked_three()
    before = shown(table, 3)[1:]
    table.decline(1)
    assert shown(table, 3) == ([], *before)
    table.do(2, SetAutoDecline(True))
    assert shown(table, 3) == ([], *before)


def test_a_window_that_runs_out_looks_the_same_whoever_had_declined():
    seen = []
    for decliners in ((), (1,), (2,), (1, 3)):
        table = asked_three()
        for seat in decliners:
            table.decline(seat)
        table.wait()
        seen.append(shown(table, SPECTATOR))
    assert all(one == seen[0] for one in seen)


def test_a_wish_is_told_to_its_own_seat_alone():
    table = Table("""
        S0 Alma cave
        S1 Oona forest
        act S0
    """)
    [told] = table.do(1, SetAutoDecline(True))
    assert isinstance(told, PreferenceSet)
    assert told.seen(1) == told.seen(ALL_SEEING) == told
    assert told.seen(0) is None
    assert table.view(1).mine.auto_decline


def test_a_finished_record_is_open_and_tells_who_declined():
    """M19: the record shows through each seat's view what that seat saw, its own answers included."""
    match = Match(GAME, 3, GAME.options_type(), seed_from("open", "krom"))
    for _ in play_out(match, [make_bot(GAME, "random", seat, 3, Random(seat)) for seat in range(3)]):
        pass
    record = read_record(GAME, write_record(match, ["A", "B", "C"]))
    again, seen = at_start(GAME, record), 0
    for _, step in play_record(again, record):
        if isinstance(step, Step) and isinstance(step.command, Decline) and again.state.phase == "reaction":
            assert again.view(step.seat).mine.declined
            seen += 1
    assert again.outcome() is not None
    assert seen


def test_destination_events_are_public_without_the_place():
    told = DestinationSet(1, "forest")
    assert told.seen(0) == DestinationSet(1, "")
    assert told.seen(1) == told
