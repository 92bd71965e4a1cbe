"""A small sixth game in one file, as docs/adding-a-game.md shows it: rules, laws, bot, arena, record, words. What it
does at a table of the server is in test_at_the_server.py, in the browser in tests/e2e/test_sixth.py.
"""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from kermesse import words
from kermesse.cli import main
from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import SPECTATOR, Refused
from kermesse.core.match import Match
from kermesse.core.options import BadOptions, read_options
from kermesse.core.pace import GRACE
from kermesse.core.returns import returns
from kermesse.games import CATALOGUE
from kermesse.games.guests import NoGuest, modules_in, with_guests
from kermesse.lab.arena import Plan, arena
from kermesse.laws.laws import LAWS
from kermesse.laws.option_sets import option_sets
from kermesse.laws.walk import LawBroken, Walk
from kermesse.words.log import Reader, say_command, say_ending, say_event
from kermesse.words.missing import messages
from tests.sixth.allumettes import (
    GAME,
    PACE,
    AllumettesOptions,
    AllumettesState,
    GameEnded,
    Player,
    Take,
    Taken,
    TimedOut,
)

MODULE = "tests.sixth.allumettes"
FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]


@pytest.fixture(autouse=True)
def _brought():
    with_guests([MODULE])  # so that its words are found


# ---------------------------------------------------------------- 1. the rules


def at(*heaps, seats=2, active=0, **options):
    table = AllumettesOptions(**options)
    players = [Player(seat, 0) for seat in range(seats)]
    chance = Chance(seed_from("position"))
    state = AllumettesState(table, chance, list(heaps), players, active, 1, PACE.due(table, "take", 0))
    return Match.at(GAME, state, seats, table)


def refusal(match, seat, command):
    with pytest.raises(Refused) as refused:
        match.play(seat, command, match.now)
    return refused.value.code


def test_whoever_takes_the_last_match_loses():
    match = at(0, 2, active=1)
    assert match.play(1, Take(1, 1), 0).events == [Taken(1, 1, 1, 1)]
    assert match.play(0, Take(1, 1), 0).events == [Taken(0, 1, 1, 0), GameEnded(0, [1])]
    outcome = match.outcome()
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1))


def test_or_wins_where_the_table_says_so():
    match = at(2, seats=3, last="wins")
    match.play(0, Take(0, 2), 0)
    assert match.outcome().ranks == (1, 2, 2)
    assert returns(match.outcome()) == (1.0, -0.5, -0.5)


def test_refusals_come_in_the_order_of_the_rules():
    match = at(0, 5, most=2)
    assert refusal(match, 1, Take(7, 9)) == "not_your_turn"
    assert refusal(match, 0, Take(-1, 1)) == "no_such_heap"
    assert refusal(match, 0, Take(0, 9)) == "heap_empty"
    assert refusal(match, 0, Take(1, 3)) == refusal(match, 0, Take(1, 0)) == "too_many"
    over = at(1)
    over.play(0, Take(0, 1), 0)
    assert refusal(over, 0, Take(7, 9)) == "game_over"


def test_when_time_is_over_one_match_is_taken():
    match = at(0, 3, timers="fast")
    (step,) = match.advance(10_000 + GRACE)
    assert step.events == [TimedOut(0), Taken(0, 1, 1, 2)]
    assert at(3, timers="off").deadline() == NEVER


def test_every_refusal_cites_a_rule_of_the_document():
    document = (FOLDER / "rules.md").read_text("utf-8")
    found = re.findall(r'Refused\("(\w+)", "(R\d+)"', (FOLDER / "allumettes.py").read_text("utf-8"))
    assert len(found) == 6
    for code, rule in found:
        assert f"`{code}`" in document
        assert f"**{rule}**" in document


# ---------------------------------------------------------------- 2. the laws


COMBINATIONS = [
    pytest.param(seats, options, id=f"{seats}-set{number}")
    for seats in GAME.seats
    for number, options in enumerate(option_sets(GAME, seats))
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_law(seats, options, law):
    for number in range(3):
        law(Walk(GAME, seats, options, f"{number}"))


def leaky(state, viewer, now):
    """A view that keeps something from spectators."""
    view = GAME.view(state, viewer, now)
    if viewer == SPECTATOR:
        view.turn = 0
    return view


def test_the_laws_see_a_secret_in_a_game_without_secrets():
    with pytest.raises(LawBroken, match="nothing is hidden"):
        LAWS["nothing_is_hidden"](Walk(replace(GAME, view=leaky), 2, AllumettesOptions(), "planted"))


def test_commands_are_numbers():
    actions = GAME.actions(3, AllumettesOptions())
    assert actions.count == 4 * 3
    assert [actions.index_of(command) for command in actions] == list(range(12))
    assert actions.command_of(11) == Take(3, 3)


def test_what_is_imagined_is_what_is():
    state, _ = GAME.setup(3, AllumettesOptions(), Chance(seed_from("imagined")), 0)
    assert GAME.redraw(state, SPECTATOR, 0, state.chance) == state


# ---------------------------------------------------------------- 3. bot, arena, record


@pytest.mark.parametrize("last", ["loses", "wins"])
def test_the_bot_beats_chance(last):
    plan = Plan("allumettes", 2, AllumettesOptions(last=last), ["normal", "random"], 60, 1, (MODULE,))
    result = arena(plan, jobs=2)
    assert result.errors == 0, result.first_error
    assert result.bots[0].interval[0] > 0.75


def run(*args, env=None):
    return CliRunner().invoke(main, list(args), env=env)


def test_a_game_is_recorded_told_and_verified(tmp_path):
    file = str(tmp_path / "game.kermesse")
    guest = ("--game", MODULE)
    assert run("record", "allumettes", "--bots", "normal,random,random", "-o", file, *guest).exit_code == 0
    assert "holds" in run("replay", file, "--verify", *guest).output
    told = run("replay", file, "--lang", "fr", *guest).output
    assert "commence." in told
    assert "la dernière allumette" in told
    without = run("replay", file, "--verify")
    assert without.exit_code == 2
    assert "there is no game 'allumettes'" in without.output


def test_the_environment_brings_it_too():
    listed = json.loads(run("games", "--json", env={"KERMESSE_GAMES": f" {MODULE}, "}).output)
    assert [game["name"] for game in listed] == [*CATALOGUE, "allumettes"]


# ---------------------------------------------------------------- 4. a guest of the house


def test_a_guest_comes_after_the_games_of_the_house():
    assert list(with_guests([MODULE])) == [*CATALOGUE, "allumettes"]
    assert "allumettes" not in CATALOGUE
    assert with_guests(()) == CATALOGUE


@pytest.mark.parametrize(
    ("module", "why"),
    [
        ("no.such.module", "no.such.module cannot be imported: ModuleNotFoundError"),
        ("../etc/passwd", "is no name of a Python module"),
        ("tests.sixth", "tests.sixth has no GAME"),
        ("kermesse.games.kraaw", "there is a game 'kraaw' already"),
    ],
)
def test_what_is_no_guest_is_said_in_one_line(module, why):
    with pytest.raises(NoGuest, match=re.escape(why)):
        with_guests([module])
    said = run("games", "--game", module)
    assert said.exit_code == 2
    assert said.output.startswith("kermesse: ")
    assert len(said.output.splitlines()) == 1


def test_a_list_of_modules_is_read_as_it_is_typed():
    assert modules_in(" a.b, c ,,") == ("a.b", "c")
    assert modules_in("") == ()


# ---------------------------------------------------------------- 5. words


def test_nothing_is_missing():
    said = run("check", MODULE, "--quick")
    assert said.output == f"{MODULE}: nothing is missing\n"
    assert said.exit_code == 0


def test_its_french_has_the_spaces_of_french():
    lines = words.catalogue("allumettes", "fr").splitlines()
    assert len(lines) > 90
    assert [line for line in lines if re.search(r"\S [;!?]|\S :(\s|$)", line)] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_options_that_cannot_be_are_refused_in_words(language):
    with pytest.raises(BadOptions) as bad:
        GAME.check_options(read_options(AllumettesOptions, {"first_player": "seat:3"}), 2)
    assert "2" in words.bad_options("allumettes", language, bad.value)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("last", ["loses", "wins"])
def test_a_whole_game_is_told_to_everybody(language, last):
    walk = Walk(GAME, 3, AllumettesOptions(last=last), language)
    told = []
    readers = [Reader(GAME, language, ("Anselme", "Zoé", "Yves"), viewer) for viewer in walk.viewers()]
    for before, step in walk.steps():
        for reader in readers:
            told += [say_event(reader, event) for event in step.events]
            told += [f"{say_command(reader, command)}." for command in GAME.legal(before, before.active, 0)]
    told += [f"{say_ending(reader, walk.match.outcome())}." for reader in readers]
    for sentence in told:
        assert re.fullmatch(r"[A-ZÀÉ0-9][^{}$_]+\.", sentence), sentence
        assert not re.search(r"\b1 (allumettes|matches)\b|\bnone\b|\bde [AÀEÉ]", sentence), sentence


# ---------------------------------------------------------------- 6. the document


DOCUMENT = (ROOT / "docs/adding-a-game.md").read_text("utf-8")


def test_the_game_is_one_file_of_at_most_200_lines_and_the_document_shows_it():
    shown = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    rules = (FOLDER / "allumettes.py").read_text("utf-8")
    assert len(rules.splitlines()) <= 200
    assert rules in shown
    words_beside = sorted(path.name for path in FOLDER.glob("*.ftl"))
    assert words_beside == ["en.ftl", "fr.ftl"]


def test_the_document_names_every_law():
    assert [name for name in LAWS if f"`{name}`" not in DOCUMENT] == []


def test_the_document_names_every_kind_of_message():
    kinds = [re.escape(kind) for kind in re.findall(r"`([a-z]+(?:-(?:<\w+>|[a-z]+))+)`", DOCUMENT)]
    known = re.compile("|".join(re.sub(r"<\w+>", "[a-z0-9-]+", kind) for kind in kinds))
    said = messages(words.catalogue("allumettes", "en"))
    assert [name for name in said if not known.fullmatch(name)] == []


def test_the_commands_of_the_document_do_what_it_says(tmp_path, monkeypatch):
    block = "".join(re.findall(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL))
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.chdir(tmp_path)
    for line in block.splitlines():
        words_typed = line.split()[1:]
        if words_typed[0] != "serve":
            said = run(*words_typed)
            assert said.exit_code == 0, f"{line}: {said.output}"
