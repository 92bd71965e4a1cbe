"""The marks beside legal commands: which are final, and which is the only answer."""

import pytest

from kermesse.core.answers import OnlyAnswer, alike_places, final_places, only_answer
from kermesse.core.game import Command
from kermesse.games.chronos import commands as chronos
from kermesse.games.kero import commands as kero
from kermesse.games.kraaw import commands as kraaw
from kermesse.games.kreo import commands as kreo
from kermesse.games.krom import commands as krom


def alone(*legal: Command) -> OnlyAnswer | None:
    return only_answer(legal)


def test_one_answer_is_given_at_once_where_its_kind_says_so():
    assert alone(kraaw.Retaliate(2)) == OnlyAnswer(0, alike=False)
    assert alone(kraaw.LookDone()) is None
    assert alone(krom.EndPhase()) is None


def test_side_commands_are_no_answers():
    wish = kero.SetStandingOrder("never")
    assert alone(wish, kero.DECLINE) == OnlyAnswer(1, alike=True)
    assert alone(wish) is None
    assert alone(chronos.Say("deal"), chronos.PASS) == OnlyAnswer(1, alike=False)


def test_two_answers_are_a_choice():
    assert alone(kero.REACT, kero.DECLINE) is None
    assert alone() is None


def test_an_answer_that_would_tell_what_a_hand_holds_comes_after_the_same_time_always():
    assert alone(krom.Decline()) == OnlyAnswer(0, alike=True)
    assert alone(kreo.ReplyExchange("AIR-1")) == OnlyAnswer(0, alike=True)


def test_taking_nothing_is_no_choice_while_there_is_one_thing_to_take():
    nothing, wood, bone = krom.Loot("nothing"), krom.Loot("wood"), krom.Loot("bone")
    assert alone(wood, nothing) == OnlyAnswer(0, alike=False)
    assert alone(wood, bone, nothing) is None
    assert alone(nothing) == OnlyAnswer(0, alike=False)


def test_a_card_in_hand_is_never_played_by_the_page():
    assert alone(krom.PlayBonus("club")) is None


def test_the_same_play_in_more_words_counts_once():
    assert alone(kreo.Play("nature"), kreo.Play("nature", take=True)) == OnlyAnswer(0, alike=False)
    assert alone(kreo.Play("nature"), kreo.Play("discard")) is None


@pytest.mark.parametrize(
    ("legal", "places"),
    [
        ([kraaw.Look(0), kraaw.Lock(1), kraaw.Exchange(1, 2)], [1, 2]),
        ([kero.PlayTuarek("banish", land=1), kero.PlayTuarek("sweep")], [0]),
        ([kreo.Play("nature"), kreo.Play("discard"), kreo.Burn("AIR-1")], [1, 2]),
        ([krom.Evolve(0), krom.EndPhase()], [0]),
        ([chronos.RANSOM, chronos.PASS], [0]),
    ],
)
def test_what_cannot_be_taken_back_is_final(legal: list[Command], places: list[int]):
    assert final_places(legal) == places


def test_a_decline_is_marked_whether_or_not_there_is_another_answer():
    assert alike_places([krom.Counter("nope"), krom.Decline()]) == [1]
    assert alike_places([krom.Decline()]) == [0]
    assert alike_places([kraaw.Retaliate(2), krom.EndPhase()]) == []
