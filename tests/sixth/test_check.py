"""`kermesse check` finds what is planted in a guest; `kermesse new` begins a game in which it finds nothing."""

import shutil
import sys
from importlib import invalidate_caches

import pytest
from click.testing import CliRunner

from kermesse import players, words
from kermesse.cli import main
from kermesse.cli.checks import table
from kermesse.games.guests import with_guests
from kermesse.laws import legality
from tests.server.house import house, play_on
from tests.sixth.test_into_the_house import HERE, SAID, write

RULES = (HERE / "pockets.py").read_text("utf-8")


@pytest.fixture
def place(tmp_path, monkeypatch):
    """An empty folder to work in, from which games are imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] in ("planted", "marelle")]:
        del sys.modules[name]
    for read in (words._bundle, words._read, players._players_in, legality._must_have_sentences):
        read.cache_clear()
    invalidate_caches()


def checked(place, monkeypatch, old="", new="", leaving=()):
    """Lines of the check of Pockets with a planted fault, but for those of the server."""
    monkeypatch.setattr(table, "faults", lambda game, module: [])
    home = place / "planted"
    home.mkdir()
    assert old in RULES
    (home / "__init__.py").write_text(RULES.replace("Pockets", "Planted").replace(old, new, 1), "utf-8")
    write(home, "", SAID, leaving)
    done = CliRunner().invoke(main, ["check", "planted"])
    assert done.exit_code == 1, done.output
    return done.stdout.splitlines()


def test_a_leak_that_only_a_redraw_shows(place, monkeypatch):
    """The seat to move is told first if the coins are even: a view whose every field says whose it is."""
    fault = "pending = [Pending(seat, 'guess', None) for seat in awaiting(state)] * (1 + state.coins[1] % 2)"
    found = checked(place, monkeypatch, 'pending = [Pending(seat, "guess", None) for seat in awaiting(state)]', fault)
    assert [line for line in found if line.startswith("law no_leak: the view leaks: ") and "redraw and imagine" in line]


def test_a_coin_that_is_shown_to_others(place, monkeypatch):
    found = checked(place, monkeypatch, "one if viewer in (seat, ALL_SEEING) else -1", "one")
    assert [line for line in found if line.startswith("law it_ends: a view shows a field of others: ")]


def test_a_lost_thing(place, monkeypatch):
    found = checked(place, monkeypatch, "len(state.coins)}", "len(state.coins) - bool(state.guesses[0])}")
    (line,) = [line for line in found if line.startswith("law it_ends: a thing was lost or made: ")]
    assert line.endswith("move things, never copy or drop them; census counts them all")


def test_a_draw_that_the_log_does_not_know(place, monkeypatch):
    found = checked(place, monkeypatch, 'chance.below(4, "pocket", seat)', "__import__('random').randrange(4)")
    assert [line for line in found if line.startswith("law replay: the log rebuilds ") and "state.chance" in line]


def test_an_error_in_the_rules_is_told_with_its_place(place, monkeypatch):
    found = checked(place, monkeypatch, "state.active = 1 - seat", "state.active = 1 // (seat - seat)")
    assert any(line.startswith("law replay: ZeroDivisionError (2 seats") for line in found)
    assert all("planted/__init__.py:" in line and line.endswith(": mend it") for line in found)


def test_a_missing_sentence(place, monkeypatch):
    found = checked(place, monkeypatch, leaving=["refused-guessed-before", "event-guessed"])
    names = ("event-guessed", "refused-guessed-before")
    missing = {f"{language}.ftl: no message '{name}': write it" for language in words.LANGUAGES for name in names}
    assert missing <= set(found)


async def test_a_new_game_passes_and_is_played_at_a_table(place):
    done = CliRunner().invoke(main, ["new", "marelle"])
    assert done.output.splitlines()[:3] == ["marelle/__init__.py", "marelle/fr.ftl", "marelle/en.ftl"]
    again = CliRunner().invoke(main, ["new", "marelle"])
    assert (again.exit_code, again.output) == (2, "kermesse: marelle: it is there already\n")
    async with house(place / "house.db", games=with_guests(["marelle"])) as home:
        ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
        id = await ada.new_table("marelle", seats=2)
        pages = [await ada.open(id), await bob.open(id)]
        await pages[1].act("sit")
        await pages[0].act("start")
        for page in pages:
            await page.until(lambda page=page: page.position)
        assert await play_on(pages) >= 6
        assert pages[0].position["view"]["heap"] == 0


def test_the_whole_check_of_a_new_game_finds_nothing(place):
    CliRunner().invoke(main, ["new", "marelle"])
    done = CliRunner().invoke(main, ["check", "marelle"])
    said = "marelle: nothing is missing, all laws hold, and a table was played to its end\n"
    assert (done.stdout, done.exit_code) == (said, 0)


def test_a_name_that_cannot_be_is_refused(place):
    for name, why in (("Marelle!", "2 to 20 small letters"), ("kraaw", "there is a game 'kraaw' already")):
        done = CliRunner().invoke(main, ["new", name])
        assert done.exit_code == 2
        assert why in done.output
    assert not shutil.os.listdir(place)
