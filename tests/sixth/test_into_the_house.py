"""A tiny game with secrets goes the whole way of docs/adding-a-game.md: from one file to all that a game of the house
has.

`kermesse check --house` says what is missing, and after each step one thing less.
"""

import re
import shutil
import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest
from click.testing import CliRunner
from scripts.freeze_games import freeze

from kermesse import players, words
from kermesse.cli import main
from kermesse.core.record import read_record, verify
from kermesse.games.guests import with_guests
from kermesse.laws.laws import LAWS
from kermesse.laws.walk import Walk
from kermesse.lessons import lesson, problem
from tests.records import path_of, write_frozen

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs/adding-a-game.md").read_text("utf-8")

SAID = {
    "game-name": ("Poches", "Pockets"),
    "game-mood": ("bref", "short"),
    "game-promise": ("Devinez ses pièces.", "Guess the coins."),
    "ask-guess": ("À vous : devinez.", "Your turn: guess."),
    "wait-guess": ("{ $who } devine.", "{ $who } is guessing."),
    "command-guess": ("Dire { $coins }", "Say { $coins }"),
    "event-filled": ("Vous avez { $coins } en poche.", "You have { $coins } in your pocket."),
    "event-guessed": ("{ $seat } dit { $coins }.", "{ $seat } says { $coins }."),
    "refused-guessed-before": ("Vous l’avez déjà dit.", "You have said that before."),
    "outcome-found": ("{ $who } a trouvé", "{ $who } has found it"),
    "view-coins": ("Pièces", "Coins"),
    "view-guesses": ("Essais", "Guesses"),
    "view-active": ('{ "" }', '{ "" }'),
    "view-over": ('{ "" }', '{ "" }'),
}
LESSON_WORDS = {
    "lesson-first": ("Première", "First"),
    "lesson-first-why": ("Deviner.", "Guessing."),
    "lesson-first-find": ("Il en a 0, 1 ou 3, dites 3.", "It is 0, 1 or 3: say 3."),
    "lesson-first-find-won": ("Trouvé.", "Found."),
}
PROBLEM_WORDS = {"problem-last": ("Le dernier", "The last one"), "problem-last-won": ("Il reste 3.", "3 is left.")}

FACTS = """
from kermesse.lab.facts.kinds import Facts, Thing
from pockets import Guessed

FACTS = Facts(things=(Thing("said", "used", Guessed, lambda event: [str(event.coins)]),))
"""
BOT = """
from kermesse.players.bot import Thinker

class NormalBot(Thinker):
    def choose(self, view, legal, now):
        return self.random.choice(list(legal))

BOTS = {"normal": NormalBot}
"""
POSITION = """
from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import BadPosition
from kermesse.core.options import Options
from pockets import PocketsState

def read_position(text):
    \"\"\"Coins of A and B, and what A has guessed: `2 3` and `guessed 0 1`.\"\"\"
    first, *rest = text.splitlines() or [""]
    if len(first.split()) != 2:
        raise BadPosition("a position begins with the coins of A and B, as in: 2 3")
    tried = [int(word) for line in rest for word in line.split()[1:]]
    coins = [int(word) for word in first.split()]
    return PocketsState(Options(timers="off"), Chance(seed_from(text)), coins, [tried, []], 0, False)
"""
LESSON = """
game = "pockets"
name = "first"

[[step]]
id = "find"
position = '''
2 3
guessed 2
'''

[[step.beat]]
you = ["guess 3"]
"""
PROBLEM = """
game = "pockets"

[[problem]]
id = "last"
kind = "win"
best = ["guess 3"]
position = '''
2 3
guessed 0 1
'''
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A package `pockets` in a folder of its own: one file of rules, as yet without words."""
    (tmp_path / "pockets").mkdir()
    shutil.copy(HERE / "pockets.py", tmp_path / "pockets/__init__.py")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "pockets"
    forget()


def forget():
    """Nothing that was read of the game before is remembered."""
    for read in (words._bundle, words._read, lesson._lessons, problem._problems, players._players_in):
        read.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "pockets"]:
        del sys.modules[name]
    invalidate_caches()


def lacks(*flags):
    """Lines of the check."""
    forget()
    said = CliRunner().invoke(main, ["check", "pockets", "--quick", *flags])
    assert isinstance(said.exception, SystemExit | None), said.exc_info
    lines = said.output.splitlines()
    assert said.exit_code == (lines != ["pockets: nothing is missing"]), said.output
    return lines if said.exit_code else []


def write(folder, part, said, leaving=()):
    for number, language in enumerate(words.LANGUAGES):
        lines = [f"{name} = {both[number]}\n" for name, both in said.items() if name not in leaving]
        folder.mkdir(exist_ok=True)
        (folder / f"{part}{language}.ftl").write_text("".join(lines), "utf-8")


def gone(before, *beginnings):
    """The lines that are left; those that begin so are gone, and no others."""
    after = lacks("--house")
    mended = [line for line in before if line.startswith(beginnings)]
    assert len({line.split(":")[0] for line in mended}) == len(beginnings)
    assert after == [line for line in before if line not in mended]
    return after


def test_what_is_not_said_is_listed_in_both_languages(home):
    needed = [name for name in SAID if not name.startswith("outcome-")]  # else the house says who won
    wanted = [f"{language}.ftl: no message '{name}': write it" for language in words.LANGUAGES for name in needed]
    assert set(lacks()) == set(wanted)
    write(home, "", SAID, leaving=["event-filled", "refused-guessed-before"])
    (home / "fr.ftl").write_text((home / "fr.ftl").read_text() + "phrase-hello = Bonjour\n")
    assert lacks() == [
        *(
            f"{language}.ftl: no message '{name}': write it"
            for language in words.LANGUAGES
            for name in ("event-filled", "refused-guessed-before")
        ),
        "en.ftl: no message 'phrase-hello', which fr.ftl has: write it",
    ]
    write(home, "", {**SAID, "event-guessed": ("{ $who } dit { $coins }.", "Said { $coins }.")})
    assert {
        "fr.ftl: 'event-guessed' speaks of $who: the event has no such field; name one that it has, or add it to WORDING",
        "en.ftl: 'event-guessed' does not speak of $who, as it does in fr",
    } <= set(lacks())
    write(home, "", {**SAID, "event-guessed": ("{ $seat", "")})
    assert lacks()[0].startswith("words: this cannot be read: event-guessed")


def test_exports_that_are_missing_are_listed_at_once(home):
    rules = home / "__init__.py"
    rules.write_text(rules.read_text().replace("def legal", "def lawful").replace("def outcome", "def ended"))
    assert lacks() == [
        "pockets: no legal: all that a seat can ask now",
        "pockets: no outcome: how it ended; None until then",
    ]


def test_it_goes_the_whole_way(home, monkeypatch):
    write(home, "", SAID)
    assert lacks() == []
    left = lacks("--house")

    (home / "bot.py").write_text(BOT)
    left = gone(left, "bots")
    papers = {"docs/rules/pockets.md": "**R1**"}
    for path, text in papers.items():
        Path(path).parent.mkdir(parents=True)
        Path(path).write_text(text)
    left = gone(left, *papers)
    (home / "position.py").write_text(POSITION)
    left = gone(left, "position")

    (home / "lessons").mkdir()
    (home / "lessons/first.toml").write_text(LESSON)
    assert [line for line in lacks("--house") if line.startswith("lessons/")] == [
        *(
            f"lessons/first.toml{where}: '{name}' is not said in {language} (lessons.{language}.ftl)"
            for name, where in zip(LESSON_WORDS, ("", "", ", step 'find'", ", step 'find'"), strict=True)
            for language in words.LANGUAGES
        )
    ]
    write(home / "locale", "lessons.", LESSON_WORDS)
    left = gone(left, "lessons")
    (home / "problems.toml").write_text(PROBLEM)
    write(home / "locale", "problems.", PROBLEM_WORDS)
    left = gone(left, "problems")
    write(home / "locale", "coach.", {"coach-guess": ("Dites un nombre.", "Say a number.")})
    left = gone(left, "coach")

    game = with_guests(["pockets"])["pockets"]
    (home / "facts.py").write_text(FACTS)
    left = gone(left, "facts")

    assert [line.split(":")[0] for line in left] == ["tests/records/pockets-1.jsonl.gz"]
    frozen = [freeze(game, number) for number in range(4)]
    for one in frozen:
        verify(game, read_record(game, one.record))
    Path("tests/records").mkdir(parents=True)
    write_frozen(Path("tests/records") / path_of("pockets", "1").name, frozen)
    assert lacks("--house") == []


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_its_laws_hold(law):
    game = with_guests(["tests.sixth.pockets"])["pockets"]
    law(Walk(game, 2, game.options_type(), "pockets"))


def test_the_page_has_the_same_steps():
    way = PAGE.split("## 7.")[1]
    steps = ["bots", "docs/rules", "read_position", "lessons", "problems", "coach", "encoder", "facts"]
    places = [re.search(re.escape(step), way) for step in [*steps, "freeze_games"]]
    assert all(places)
    assert [place.start() for place in places] == sorted(place.start() for place in places)
