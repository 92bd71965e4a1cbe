"""Kréo in the browser: one person among bots, from written positions where a thing must happen for sure."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PHONE, decision, is_over, new_table, opened, seldom, serious, sideways
from tests.e2e.kreo_hands import (
    HARMLESS,
    asked,
    begin,
    begin_at,
    lay,
    lay_a_bird,
    play_until,
    ready,
    says,
    skip_to,
    sure,
    take_up,
)
from tests.e2e.staging import Stage

# All 36 cards, in the order of the deal; the bots' Aggressions lie where they are laid neither first nor last.
DEAL = """n=3 turn=1 first=0 energy=3/0/0;0
table:
hands: 0 ATMOSPHERE OISEAU EAU-A ARC AIR-V FEU-V FEU-A PLANETE ECLAIR-3 AIR-A MONTAGNE TERRE-A
     | 1 ARBRE COMETE TERRE-1 EAU-1 TERRE-2 FLEUR EAU-2 FEU-1 EAU-P FEU-2 ECLAIR-1 AIR-1
     | 2 AIR-2 RIVIERE VENT FEU-P POISSON EAU-V AIR-P TERRE-P ECLAIR-2 HECATONCHIRES TORNADE TERRE-V"""


@pytest.fixture(scope="module")
def page(browser: Browser, stage: Stage) -> Iterator[Page]:
    """One page for all tests: what was fetched once need not be fetched again."""
    with opened(browser, stage.address, viewport={"width": 1280, "height": 800}) as page:
        yield page


@pytest.fixture
def phone(browser: Browser, stage: Stage) -> Iterator[Page]:
    with opened(browser, stage.address, "fr-FR", **PHONE) as page:
        yield page


def test_a_whole_game_with_a_show_an_exchange_and_an_aggression(page: Page, stage: Stage) -> None:
    begin_at(page, stage, DEAL)
    page.locator("[data-card='hand:ARC']").click()
    page.locator("[data-deed=show]").click()
    page.locator("[data-pick='seat:2']").click()
    says(page, "You show the Rainbow to Odette")
    page.locator("[data-card='hand:TERRE-A']").click()
    page.locator("[data-deed=offer_exchange]").click()
    page.locator("[data-pick='seat:1']").click()
    sure(page, "Offer Earth to Anselme, for two tokens?")
    says(page, "You offer Anselme an exchange", "Anselme gives you the Comet")
    lay(page, "ATMOSPHERE")
    skip_to(page, "divination")
    lay(page, "ECLAIR-3")
    skip_to(page, "divination")
    says(page, "You reveal a Cyclops Lightning")
    asked_for = ""
    while asked_for != "over":
        page.locator(HARMLESS).first.click()
        page.keyboard.press("Enter")
        page.locator("[data-card^='down:']").wait_for()
        ready(page)
        while (asked_for := skip_to(page, "divination", "play", "over")) == "play":
            page.locator("[data-choice]").first.click()
            page.locator("[data-decision=play]").wait_for(state="detached")
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_be_visible()
    assert serious(page) == []


@pytest.mark.soak
def test_burning_recovering_and_a_full_discard(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=3 turn=4 first=0 energy=3/0/0;0
        table: DONE
        hands: 0 VENT EAU-2 FEU-2 ECLAIR-1 | 1 AIR-2 EAU-P | 2 TERRE-2 FEU-P""",
    )
    page.locator("[data-card='hand:EAU-2']").click()
    page.locator("[data-deed=recover]").click()
    sure(page, "Discard Water and take a card back, for three tokens?")
    discard = page.get_by_role("region", name="Discard")
    expect(discard).to_be_visible()
    assert serious(page) == [], "the discard pile"
    discard.locator("[data-card='discard:PLANETE']").click()
    expect(discard).to_have_count(0)
    says(page, "You discard Water and recover the Planet")
    page.locator("[data-card='hand:ECLAIR-1']").click()
    expect(page.locator("[data-deed=burn]")).to_be_disabled()
    page.locator("[data-card='hand:FEU-2']").click()
    page.locator("[data-deed=burn]").click()
    page.locator("[data-pick='token:yes']").click()
    sure(page, "Discard Fire for everybody to see?")
    says(page, "You discard Fire", "You take a token")


def test_an_exchange_that_a_partner_asks_for(browser: Browser, page: Page, stage: Stage) -> None:
    """Two people: one offers, the other chooses; a card that was shown to me stays visible at its owner's seat."""
    stage.set(
        "kreo",
        """n=3 turn=4 first=0 energy=0/3/0;0
        table: DONE
        hands: 0 VENT EAU-2 | 1 AIR-2 EAU-P | 2 TERRE-2 FEU-P""",
    )
    table = new_table(page, game="kreo", seats=3, options={"timers": "off"})
    with opened(browser, stage.address, "fr-FR", **PHONE) as other:
        page.goto(f"/table/{table}")
        other.goto(f"/table/{table}")
        other.get_by_role("button", name="S’asseoir").first.click()
        page.get_by_test_id("fill").and_(page.get_by_role("button", name="Start with a bot")).click()
        other.locator("[data-card='hand:AIR-2']").tap()
        other.locator("[data-deed=show]").tap()
        other.locator("[data-pick='seat:0']").tap()
        expect(page.locator("[data-seat='1'] .known")).to_be_visible()
        other.locator("[data-card='hand:EAU-P']").tap()
        other.locator("[data-deed=offer_exchange]").tap()
        other.locator("[data-pick='seat:0']").tap()
        other.get_by_test_id("confirm").tap()
        page.locator("[data-decision=reply_exchange]").wait_for()
        assert serious(page) == [], "asked for a card"
        page.locator("[data-card='hand:EAU-2']").click()
        page.get_by_test_id("give").click()
        expect(page.locator("[data-card='hand:EAU-P']")).to_be_visible()
        expect(other.locator("[data-card='hand:EAU-2']")).to_be_visible()
        assert sideways(other) <= 0


TITANS = ("CRONOS", "HYPERION", "THEMIS", "PHEBE", "OCEANOS", "CRIOS")  # one of each card
CARD_OF = {"RHEA": 0, "THEIA": 1, "JAPET": 2, "CEOS": 3, "TETHYS": 4, "MNEMOSYNE": 5}
POWERS = {
    "CRONOS": (["[data-pick]", "[data-card='hand:EAU-2']", "[data-card='hand:ARC']"], ["power of Cronus"]),
    "RHEA": (["[data-pick='after:2']"], ["order of the Creation is now: Anselme, Odette, "]),
    "HYPERION": (["[data-pick]"], ["power of Hyperion"]),
    "THEIA": (
        ["[data-card='hand:EAU-2']", "[data-pick='seat:2']", "[data-card='hand:ARC']"],
        ["You show Water to Odette", "You show the Rainbow to Odette"],
    ),
    "THEMIS": (["[data-pick='seat:1:1']", "[data-pick='guess:TERRE']"], ["You bet on Anselme's card: Earth"]),
    "CEOS": (["[data-pick='dir:left']"], ["First Player marker moves to Anselme"]),
    "PHEBE": (["[data-pick='seat:1:1']"], ["You look at Anselme's card: Earth"]),
    "OCEANOS": (["[data-pick='seat:0']", "[data-pick='seat:3']"], ["is now: Barnabé, Anselme, Odette and "]),
    "CRIOS": (["[data-pick]"], ["power of Crius"]),
    "MNEMOSYNE": (["[data-card='hand:EAU-2']", "[data-card='discard:PLANETE']"], ["Water and recover the Planet"]),
}


def company(me: str) -> str:
    """Give me that face, and the other three seats faces of other cards."""
    mine = CARD_OF[me] if me in CARD_OF else TITANS.index(me)
    others = [name for card, name in enumerate(TITANS) if card != mine][:3]
    return " ".join(f"{seat}:{name}" for seat, name in enumerate([me, *others]))


AT_ONCE = ("THEMIS", "THEIA", "CRONOS")


@pytest.mark.parametrize("me", [*AT_ONCE, *seldom(*(me for me in POWERS if me not in AT_ONCE))])
def test_every_power_of_the_divination_by_clicking(page: Page, stage: Stage, me: str) -> None:
    begin_at(
        page,
        stage,
        f"""n=4 turn={1 if me == "CRIOS" else 5} first=0 energy=3/1/1/1;1 incarnations {company(me)}
        table: DONE, VENT[FEU-2], RIVIERE[], MONTAGNE[AIR-P]
        hands: 0 EAU-2 AIR-A ARC ECLAIR-2 | 1 TERRE-A AIR-3 | 2 TERRE-3 FEU-3 | 3 AIR-2 TERRE-2""",
    )
    clicks, told = POWERS[me]
    page.get_by_test_id("power").click()
    for click in clicks:
        page.locator(click).first.click()
        if me == "MNEMOSYNE" and click == clicks[0]:
            sure(page, "Discard Water and take a card back?")
    says(page, *told)


@pytest.mark.soak
def test_japet_replays_what_was_lost(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=4 turn=5 first=1 energy=3/1/1/1;1 incarnations 0:JAPET 1:THEIA 2:MNEMOSYNE 3:CEOS
        table: DONE, VENT[FEU-2], RIVIERE[], MONTAGNE[]
        hands: 0 EAU-2 AIR-A | 1 ECLAIR-1 | 2 TERRE-3 FEU-3 | 3 AIR-2 TERRE-2""",
    )
    lay(page, "EAU-2")
    skip_to(page, "japet")
    page.locator("[data-choice].main").click()
    skip_to(page, "divination")
    says(page, "power of Iapetus", "destroys the Fire under the Wind", "You replay Fire", "Fire goes under the Wind")


@pytest.mark.soak
def test_tethys_protects_an_element_from_the_tornado(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=4 turn=5 first=0 energy=2/1/1/1;2 incarnations 0:TETHYS 1:HYPERION 2:CEOS 3:CRIOS
        table: DONE, VENT[], MONTAGNE[AIR-P]
        hands: 0 FEU-2 EAU-2 | 1 TORNADE | 2 AIR-2 FEU-3 | 3 TERRE-2 TERRE-3""",
    )
    lay(page, "FEU-2")
    skip_to(page, "tethys")
    assert serious(page) == [], "Tethys is asked"
    page.locator("[data-choice].main").click()
    skip_to(page, "tethys")
    says(page, "protects the Fire under the Wind", "Tornado sweeps Air away", "Wind is complete")
    page.locator("[data-choice]:not(.main)").click()
    skip_to(page, "divination")


@pytest.mark.soak
def test_lightning_strikes_where_i_point(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=3 turn=5 first=0 energy=1/1/1;0
        table: DONE, VENT[FEU-2], MONTAGNE[AIR-2], RIVIERE[EAU-2, TERRE-2]
        hands: 0 ECLAIR-1 EAU-A | 1 TERRE-P EAU-P | 2 AIR-P EAU-V""",
    )
    lay(page, "ECLAIR-1")
    skip_to(page, "strike")
    expect(page.locator("[data-nature][data-legal]")).to_have_count(2)
    page.locator("[data-nature=MONTAGNE]").click()
    sure(page, "Air under Mountain")
    skip_to(page, "divination")
    says(page, "destroys the Air under the Mountain", "Earth goes under the Mountain")


@pytest.mark.soak
def test_a_tornado_that_comes_back_costs_a_card(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=3 turn=5 first=0 energy=1/1/0;1
        table: DONE, VENT[]
        hands: 0 TORNADE EAU-2 FEU-2 ECLAIR-2 | 1 TERRE-P EAU-P | 2 AIR-P EAU-V""",
    )
    lay(page, "TORNADE")
    skip_to(page, "drop")
    expect(page.locator("[data-card='hand:ECLAIR-2'][data-legal]")).to_have_count(0)
    page.locator("[data-card='hand:EAU-2']").click()
    page.get_by_test_id("give").click()
    skip_to(page, "divination")
    says(page, "returns to your hand", "You discard Water because of the Tornado")
    expect(page.locator("[data-card='hand:TORNADE']")).to_be_visible()


@pytest.mark.soak
def test_a_nature_as_an_element_and_the_standing_answer_about_its_token(page: Page, stage: Stage) -> None:
    lay_a_bird(page, stage)
    page.get_by_test_id("policy").click()
    expect(page.get_by_test_id("policy")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-nature=VENT]").click()
    expect(page.locator("[data-choice]")).to_have_count(2)
    page.locator("[data-choice]").last.click()
    skip_to(page, "divination")
    says(page, "Bird goes under the Wind and stands for Air")
    expect(page.locator("[data-seat='0'] .fact").first).to_have_text("1")


GROWN = """table: DONE, VENT[FEU-2, AIR-2], MONTAGNE[TERRE-2, AIR-P], RIVIERE[EAU-2, TERRE-P],
        OISEAU[FEU-P, TERRE-V, AIR-V], ARBRE[EAU-P, TERRE-A, FLEUR=AIR]"""
ALMOST = f"{GROWN}, PLANETE[POISSON=TERRE, FEU-V, AIR-A]"
ENDS = {
    "Perfect balance!": f"{ALMOST}\nhands: 0 EAU-V | 1 EAU-A | 2 ARC",
    "The planet lives!": f"{ALMOST}\nhands: 0 EAU-V | 1 EAU-A",
    "An Aggression was left": f"{ALMOST}\nhands: 0 EAU-V EAU-A | 1 ECLAIR-1 | 2 ARC",
    "Only just viable": f"{GROWN}\nhands: 0 PLANETE | 1 FEU-A | 2 EAU-A",
    "An unstable planet": f"{GROWN}\nhands: 0 PLANETE | 1 FEU-A",
    "One more asteroid": "table: DONE\nhands: 0 FEU-A | 1 AIR-A | 2 EAU-V",
}


# Each has its own scene, and the reason is said plainly.
SCENES = {
    "Perfect balance!": ("perfect", "the finest balance"),
    "The planet lives!": ("success", "no Aggression was left"),
    "An Aggression was left": ("struck", "everybody loses because an Aggression is still held: Cyclops Lightning"),
    "Only just viable": ("viable", "the Planet still lacks Earth and Air"),
    "An unstable planet": ("unstable", "the Planet still lacks Water, Earth and Air"),
    "One more asteroid": ("asteroid", "the Planet stayed in the discard pile"),
}


# web/tests/components.test.ts sees the scene and the reason of all of them
@pytest.mark.soak
@pytest.mark.parametrize("title", ["Perfect balance!", "One more asteroid", *seldom(*list(ENDS)[1:-1])])
def test_every_end_has_its_title_its_scene_and_its_reason(page: Page, stage: Stage, title: str) -> None:
    table = begin_at(page, stage, f"n=3 turn=12 first=0 energy=1/1/1;0\n{ENDS[title]}")
    lay(page, "EAU-V" if "EAU-V" in ENDS[title].split("|")[0] else "PLANETE" if "PLANETE" in ENDS[title] else "FEU-A")
    skip_to(page, "over")
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_have_text(title)
    scene, reason = SCENES[title]
    expect(page.locator("[data-scene]")).to_have_attribute("data-scene", scene)
    expect(page.get_by_test_id("how")).to_contain_text(reason)
    expect(page.get_by_test_id("end")).not_to_contain_text("ematch")
    if title == "Perfect balance!":
        page.goto(f"/replay/{table}")
        page.get_by_role("button", name="To the end").click()
        expect(page.locator("[data-nature=PLANETE].complete")).to_be_visible()
        assert serious(page) == [], "replay"


@pytest.mark.soak
@pytest.mark.parametrize(("turn", "word"), [(1, "first"), (12, "last")])
def test_an_aggression_on_the_first_or_last_turn_is_warned_of(page: Page, stage: Stage, turn: int, word: str) -> None:
    hands = "0 ECLAIR-1 | 1 EAU-2 | 2 AIR-2" if turn > 1 else "0 ECLAIR-1 EAU-1 | 1 EAU-2 FEU-2 | 2 AIR-2 AIR-P"
    begin_at(page, stage, f"n=3 turn={turn} first=0 energy=1/1/1;0\ntable: VENT[]\nhands: {hands}")
    expect(page.get_by_text(f"{word.capitalize()} turn: no Aggression!")).to_be_visible()
    page.locator("[data-card='hand:ECLAIR-1']").click()
    page.get_by_test_id("lay").click()
    expect(page.get_by_role("alert")).to_contain_text(f"on the {word} turn loses the game")
    page.get_by_test_id("not-that").click()
    expect(page.get_by_test_id("anyway")).to_have_count(0)
    page.locator("[data-card='hand:ECLAIR-1']").click()
    page.get_by_test_id("lay").click()
    page.get_by_test_id("anyway").click()
    ready(page)
    skip_to(page, "over")
    expect(page.get_by_test_id("end")).to_contain_text(f"Struck on the {word} turn")


@pytest.mark.soak
def test_a_cronos_is_warned_of_either_card(page: Page, stage: Stage) -> None:
    begin_at(
        page,
        stage,
        """n=3 turn=1 first=0 energy=1/1/1;0 incarnations 0:CRONOS 1:THEIA 2:MNEMOSYNE
        table:
        hands: 0 ECLAIR-1 EAU-1 FEU-1 | 1 EAU-2 FEU-2 | 2 AIR-2 AIR-P""",
    )
    page.get_by_test_id("power").click()
    page.locator("[data-pick]").click()
    page.locator("[data-card='hand:EAU-1']").click()
    page.locator("[data-card='hand:ECLAIR-1']").click()
    expect(page.get_by_role("alert")).to_contain_text("on the first turn loses the game")
    page.get_by_test_id("not-that").click()
    page.locator("[data-card='hand:FEU-1']").click()
    says(page, "power of Cronus")


def test_what_may_be_said(page: Page, stage: Stage) -> None:
    begin_at(page, stage, DEAL)
    chat = page.get_by_role("region", name="Chat")
    expect(chat.locator("[data-phrase]")).to_have_count(2)
    chat.locator("[data-phrase=thinking]").click()
    expect(chat.get_by_role("log")).to_contain_text("I am thinking")
    chat.locator("[data-phrase=back]").click()
    expect(chat.get_by_role("status")).to_contain_text("one phrase in ten seconds")
    expect(chat.get_by_role("textbox")).to_have_count(0)


def test_a_silent_game_offers_no_words(page: Page, stage: Stage) -> None:
    begin_at(page, stage, DEAL.replace("turn=1", "turn=1 silent"))
    chat = page.get_by_role("region", name="Chat")
    expect(chat).to_contain_text("not a word before the end")
    expect(chat.get_by_role("button")).to_have_count(0)


@pytest.mark.soak
def test_rules_and_axe(page: Page, stage: Stage) -> None:
    begin(page, 3, "plain")
    if asked(page, "take_energy")():
        assert serious(page) == [], "sharing the energy"
    play_until(page, asked(page, "divination"))
    assert serious(page) == [], "choosing"
    take_up(page)
    assert serious(page) == [], "a card in hand"
    page.get_by_test_id("rules").click()
    page.locator(".rules section").first.wait_for()
    assert serious(page) == [], "rules"


def test_by_keyboard_alone(page: Page, stage: Stage) -> None:
    begin_at(page, stage, DEAL)
    page.locator("[data-card='hand:ATMOSPHERE']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("[data-card='down:ATMOSPHERE']").wait_for()
    page.keyboard.press("r")
    page.get_by_test_id("skip").wait_for()
    page.keyboard.press("s")
    skip_to(page, "divination")
    says(page, "Atmosphere comes into play")


@pytest.mark.parametrize("whole", [False, *seldom(True)], ids=["begun", "whole"])
def test_a_game_on_a_phone_in_french(phone: Page, whole: bool) -> None:
    """Six seats with Titans, from the sharing of the tokens on."""
    begin(phone, 6, "plain", incarnations=True)
    assert sideways(phone) <= 0
    play_until(phone, asked(phone, "divination"))
    assert sideways(phone) <= 0
    assert serious(phone) == []
    take_up(phone)
    assert sideways(phone) <= 0
    play_until(phone, (lambda: is_over(phone)) if whole else (lambda: decision(phone) != "divination"), prefer=HARMLESS)
    assert sideways(phone) <= 0


def test_giving_up_from_the_menu_is_a_vote_that_the_bots_join(page: Page, stage: Stage) -> None:
    """Nobody concedes alone in a game that is won or lost together."""
    begin(page, 3, "normal")
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Concede").click()
    expect(page.get_by_text("Vote to give up? The game ends when everybody wants it to")).to_be_visible()
    page.get_by_role("button", name="Give up", exact=True).click()
    says(page, "You vote to give up", "Anselme votes to give up")
    skip_to(page, "over")
    expect(page.get_by_test_id("end").get_by_role("heading", level=2)).to_have_text("The team gave up")
