"""The fates of a seat's cards as its view gives them, and the longest that a game can last."""

from kermesse.core.chance import Chance, seed_from
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import Crios, Hyperion, TakeEnergy
from kermesse.games.kreo.components import COMPONENTS
from kermesse.games.kreo.options import KreoOptions
from kermesse.games.kreo.state import EXCHANGE_PRICE, RECOVER_PRICE, SHOW_PRICE
from kermesse.games.kreo.view_types import Fate
from tests.games.kreo.table import Table

GROWING = """
    n=3 turn=6 first=0 energy=1/1/0;1 {more}
    table: DONE, VENT[FEU-2], MONTAGNE[TERRE-2, AIR-2], RIVIERE[]
    hands: 0 AIR-P EAU-2 FEU-P OISEAU ARC POISSON PLANETE ECLAIR-1 TORNADE HECATONCHIRES | 1 FEU-V EAU-P | 2 ARBRE FLEUR
"""


def fates(table: Table, seat: int = 0) -> dict[str, Fate]:
    return GAME.view(table.state, seat, table.now).mine.fates


def test_an_element_has_a_place_now_or_later_or_none():
    told = fates(Table(GROWING.format(more="")))
    assert told["AIR-P"] == Fate("now", "element_now", ("VENT",))
    assert told["EAU-2"] == Fate("now", "element_now", ("RIVIERE",))
    assert told["FEU-P"] == Fate("later", "element_later", ("ARC",))
    full = Table("n=3 turn=6 first=0 energy=1/1/0;1\ntable: DONE, VENT[FEU-2]\nhands: 0 EAU-2 | 1 AIR-2 | 2 AIR-P")
    assert fates(full)["EAU-2"] == Fate("never", "element_none")


def test_a_nature_enters_or_waits_or_stands_for_an_element():
    told = fates(Table(GROWING.format(more="")))
    assert told["ARC"] == Fate("now", "nature_now", stands=("RIVIERE",))
    assert told["OISEAU"] == Fate("later", "nature_after", ("VENT",), ("VENT", "RIVIERE"))
    assert told["POISSON"] == Fate("later", "nature_after", ("RIVIERE", "ARC"), ("RIVIERE",))
    assert told["PLANETE"] == Fate("later", "planet_after", stands=("VENT", "RIVIERE"), count=2)


def test_a_branch_behind_a_discarded_nature_is_closed():
    table = Table("n=3 turn=6 first=0 energy=1/1/0;1\ntable: DONE\nhands: 0 OISEAU | 1 FEU-V | 2 ARBRE")
    assert fates(table)["OISEAU"] == Fate("never", "nature_closed")


def test_an_aggression_strikes_what_is_exposed_and_is_swept_while_the_giants_rage():
    told = fates(Table(GROWING.format(more="")))
    assert told["ECLAIR-1"] == Fate("strike", "eclair", count=1)
    assert told["TORNADE"] == Fate("strike", "tornade", count=1)
    assert told["HECATONCHIRES"] == Fate("strike", "hecatonchires")
    raging = fates(Table(GROWING.format(more="hecatonchires=on")))
    assert raging["ECLAIR-1"] == Fate("strike", "swept_well")
    assert raging["AIR-P"] == Fate("never", "swept")
    assert raging["ARC"] == told["ARC"]


def test_an_aggression_on_the_first_and_on_the_last_turn_is_a_danger():
    first = Table("n=3 turn=1 first=0 energy=3/0/0;0\ntable:\nhands: 0 ECLAIR-1 EAU-1 | 1 AIR-1 VENT | 2 AIR-2 ARC")
    assert fates(first)["ECLAIR-1"] == Fate("danger", "ban_first")
    last = Table("n=3 turn=9 first=0 energy=1/1/0;1\ntable: DONE\nhands: 0 EAU-2 | 1 ECLAIR-1 | 2 AIR-2")
    assert fates(last, 1)["ECLAIR-1"] == Fate("danger", "ban_last")


def test_titans_change_what_becomes_of_a_card():
    table = Table("""
        n=3 turn=1 first=0 energy=1/1/0;1 incarnations 0:CRONOS 1:CRIOS 2:HYPERION
        table: DONE, RIVIERE[]
        hands: 0 VENT EAU-2 | 1 ECLAIR-1 EAU-P | 2 FEU-V AIR-V
    """)
    assert fates(table)["VENT"] == Fate("never", "restricted")
    assert fates(table, 1)["ECLAIR-1"].state == "danger"
    table.do(1, Crios())
    assert fates(table, 1)["ECLAIR-1"] == Fate("strike", "eclair", count=0)
    assert fates(table, 2)["FEU-V"].state == "later"
    table.do(2, Hyperion())
    assert fates(table, 2)["FEU-V"] == Fate("now", "element_now", ("RIVIERE",))


def test_how_many_turns_are_left_and_whether_this_may_be_the_last():
    def told(hands: str) -> tuple[int, bool, bool]:
        view = GAME.view(Table(f"n=3 turn=8 first=0 energy=1/1/0;1\ntable: DONE\nhands: {hands}").state, -1, 0)
        return view.turns_left, view.maybe_last, view.surely_last

    assert told("0 EAU-2* FEU-2 EAU-P | 1 FEU-V | 2 AIR-2") == (3, False, False)
    assert told("0 EAU-2* FEU-2 | 1 FEU-V | 2 AIR-2") == (2, True, False)
    assert told("0 EAU-2 FEU-2 | 1 FEU-V EAU-P | 2 AIR-2 AIR-P") == (2, False, False)
    assert told("0 EAU-2* | 1 FEU-V | 2 AIR-2") == (1, False, True)


def test_the_last_to_choose_a_face_is_told_if_all_others_wear_one():
    state, _ = GAME.setup(3, KreoOptions(incarnations=True), Chance(seed_from("faces")), 0)
    for n, face in ((1, "titan"), (0, "titan")):
        (seat,) = GAME.awaiting(state)
        assert GAME.view(state, seat, 0).mine.alike is None
        GAME.apply(state, seat, TakeEnergy(n, face), 0)
    (seat,) = GAME.awaiting(state)
    assert GAME.view(state, seat, 0).mine.alike == "titan"


def test_the_prices_of_the_box_are_those_of_the_rules():
    prices = {key: price for key, price in COMPONENTS["prices"].items() if key != "provenance"}
    assert prices == {"show": SHOW_PRICE, "offer_exchange": EXCHANGE_PRICE, "recover": RECOVER_PRICE}
