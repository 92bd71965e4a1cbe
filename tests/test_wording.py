"""Events are told in natural sentences, the same on the command line and in the browser."""

import json
import re
import shutil
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

import msgspec
import pytest

from kermesse.core.chance import seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR, Command, Event, Seat
from kermesse.core.match import Match
from kermesse.core.units import Millis
from kermesse.core.wording import Listed, Name, OneMore, Plain, Rows, Wording, with_types
from kermesse.games import CATALOGUE
from kermesse.players import levels, make_bot
from kermesse.players.table import play_out, seen_by
from kermesse.words import LANGUAGES, PARTS, catalogue, has_message
from kermesse.words.grammar import a, cap, de, listed
from kermesse.words.log import Reader, say_ending, say_event
from tests.shapes import fields_of

# Names that begin with a vowel, an accent, a silent h, a consonant: French changes before some of them.
NAMES = ("Anselme", "Élodie", "Colette", "Honoré", "Yves", "Yann", "Zoé", "Œdipe", "Barnabé", "Isaure")

FORBIDDEN = {
    "begins in lower case": re.compile(r"^[\W_]*[a-zà-öø-ÿœæ]"),
    "« de » or « que » before a vowel": re.compile(
        r"\b(?:de|que|le|la|ne|se|jusque) (?:(?!\b(?:oui|onze|onzième|un\b)\b)[aeiouàâäéèêëîïôöùûüœæ]|h[aeéoôuîy])",
        re.IGNORECASE,
    ),
    "« de le », « à le » uncontracted": re.compile(r"\b(?:de|à) les? ", re.IGNORECASE),
    "one of several": re.compile(
        r"(?:^|[\s(«])1[ \u00a0\u202f](?:jetons|cartes|points|cœurs|dés|tours|secondes|manches|lancers|places|"
        r"throws|cards|points|hearts|dice|rounds|turns|seconds|tokens|tiles|stones|bones|resources|explorers|locks)\b"
    ),
    "doubled punctuation": re.compile(r"(?:[.,;:!?][ \u00a0\u202f]?[.,;]|\.\.(?!\.)|!!|\?\?|  )"),
    "an argument that was not given": re.compile(r"[{}$]|\bnone\b|\bundefined\b|\bNone\b(?! shall pass!)|\bnull\b"),
    "a raw key": re.compile(r"\b(?:event|card|bonus|place|titan|god|option|amount|land)-[a-z]"),
    "a sentence without an end": re.compile(r"[^.!?…»”\"]$"),
}
FRENCH_ONLY = {"« de » or « que » before a vowel", "« de le », « à le » uncontracted"}


@cache
def recorded(name, seats, option_set):
    """The events of a whole game between bots, and what it ended with."""
    game = CATALOGUE[name]
    options = list(game.presets.values())[option_set % len(game.presets)]
    try:
        game.check_options(options, seats)
    except Exception:
        return None
    match = Match(game, seats, options, seed_from("wording", name, seats, option_set))
    level = "normal" if "normal" in levels(game) else levels(game)[-1]
    bots = [make_bot(game, level, seat, seats, Random(f"{name} {seat}")) for seat in range(seats)]
    events = [list(match.opening)]
    events += [step.events for step in play_out(match, bots)]
    return match, events


GAMES = [
    pytest.param(name, seats, number, id=f"{name}-{seats}-{list(game.presets)[number]}")
    for name, game in CATALOGUE.items()
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2]})
    for number in range(len(game.presets))
]


def readers(match, language):
    names = NAMES[: match.seats]
    return [
        Reader(match.game, language, names, viewer, match.options.memory_aid) for viewer in (0, SPECTATOR, ALL_SEEING)
    ]


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_event_is_told_or_said_to_be_untold(name):
    game = CATALOGUE[name]
    for kind in game.event_types:
        event = kind.__struct_config__.tag
        for language in LANGUAGES:
            told = has_message(name, language, f"event-{event.replace('_', '-')}")
            assert told != (event in game.wording.silent), f"{event} in {language}: told {told}"


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_wording_names_events_and_fields_that_there_are(name):
    game = CATALOGUE[name]
    fields = {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in game.event_types}
    wording = game.wording
    assert set(wording.events) <= set(fields)
    assert wording.silent <= set(fields)
    assert not wording.silent & set(wording.events)
    everywhere = {field.encode_name for _, field in fields_of(game)}
    assert set(wording.fields) <= everywhere
    for event, args in wording.events.items():
        for arg, how in args.items():
            for named in (
                [how.of or arg] if not isinstance(how, Rows) else [each.of or of for of, each in how.args.items()]
            ):
                assert named.strip(".#").split(".")[0] in fields[event] | {""}, f"{event}: {named}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats", "number"), GAMES)
def test_a_recorded_game_reads_like_sentences(name, seats, number, language):
    played = recorded(name, seats, number)
    if played is None:
        return  # that preset is not for so many
    match, steps = played
    wrong = []
    for reader in readers(match, language):
        sentences = [say_event(reader, event) for events in steps for event in seen_by(events, reader.me)]
        ending = say_ending(reader, match.outcome())
        sentences.append(ending if ending.endswith("!") else f"{ending}.")
        for sentence in dict.fromkeys(sentences):
            wrong += [f"{what}: {sentence}" for what in faults(sentence, language)]
    assert not wrong, "\n".join(wrong[:40])


def faults(sentence, language):
    """Faults of a sentence; '' stands for an event that is not told."""
    if not sentence:
        return []
    plain = sentence
    for name in NAMES:  # a name may be anything
        plain = re.sub(rf"\b{name}\b", name, plain)
    found = [what for what, shape in FORBIDDEN.items() if shape.search(plain)]
    return [what for what in found if language == "fr" or what not in FRENCH_ONLY]


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("la carte est prise.", "begins in lower case"),
        ("Le nid de Anselme est vide.", "« de » or « que » before a vowel"),
        ("Le nid de Élodie est vide.", "« de » or « que » before a vowel"),
        ("La tanière de le Kromosaure.", "« de le », « à le » uncontracted"),
        ("Colette gagne 1 jetons.", "one of several"),
        ("Colette takes 1 cards.", "one of several"),
        ("Colette gagne..", "doubled punctuation"),
        ("Colette vole none.", "an argument that was not given"),
        ("Colette prend bonus-club.", "a raw key"),
        ("Colette gagne", "a sentence without an end"),
    ],
)
def test_a_planted_fault_is_seen(sentence, fault):
    assert fault in faults(sentence, "fr")


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_browser_tells_the_same(name):
    node = shutil.which("node") or str(Path(__file__).parents[1] / ".venv/bin/node")
    asked, expected = [], []
    for param in GAMES:
        if param.values[0] != name or (played := recorded(*param.values)) is None:
            continue
        match, steps = played
        for language in LANGUAGES:
            for reader in readers(match, language):
                events = [event for step in steps for event in seen_by(step, reader.me)]
                asked.append(
                    {
                        "catalogues": [catalogue(whose, language, part) for whose in ("", name) for part in PARTS],
                        "wording": {
                            "fields": reader.game.wording.fields,
                            "events": reader.game.wording.events,
                            "silent": sorted(reader.game.wording.silent),
                        },
                        "language": language,
                        "names": reader.names,
                        "me": reader.me,
                        "remembers": reader.remembers,
                        "events": events,
                    }
                )
                expected.append([_spaces(say_event(reader, event)) for event in events])
    script = Path(__file__).parent / "wording.mjs"
    done = subprocess.run(
        [node, "--no-warnings", str(script)], input=msgspec.json.encode(asked), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    told = [[_spaces(sentence) for sentence in game] for game in json.loads(done.stdout)]
    assert told == expected


def _spaces(sentence):
    """Numbers over a thousand are grouped by one kind of narrow space or another."""
    return re.sub("[\u00a0\u202f\u2009]", " ", sentence)


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("Anselme", "d’Anselme", "à Anselme"),
        ("Élodie", "d’Élodie", "à Élodie"),
        ("Honoré", "d’Honoré", "à Honoré"),
        ("Yves", "d’Yves", "à Yves"),
        ("Yann", "de Yann", "à Yann"),
        ("Œdipe", "d’Œdipe", "à Œdipe"),
        ("Lison", "de Lison", "à Lison"),
        ("le Kromosaure", "du Kromosaure", "au Kromosaure"),
        ("les Vents", "des Vents", "aux Vents"),
        ("l’Hydre", "de l’Hydre", "à l’Hydre"),
        ("la Grotte", "de la Grotte", "à la Grotte"),
        ("Lester", "de Lester", "à Lester"),
        ("", "de ", "à "),
    ],
)
def test_french_words_change_before_a_name(name, of, to):
    assert de(name) == of
    assert a(name) == to


def test_capitals_and_lists():
    assert cap("« la carte »") == "« La carte »"
    assert cap("2 dés") == "2 dés"
    assert listed("fr", ["a", "b", "c"]) == "a, b et c"
    assert listed("en", ["a", "b"]) == "a and b"
    assert listed("en", []) == ""


def test_what_a_field_is_told_as_follows_from_its_type():
    class Robbed(Event, frozen=True):
        seat: Seat
        target: Seat | None
        others: tuple[Seat, ...]
        gone: Millis
        cards: int

    class Started(Event, frozen=True):
        target: int  # here it is points
        winner: Seat
        gone: Millis

    class Bet(Command, frozen=True):
        seat: Seat
        winner: int

    told = with_types(Wording({"gone": Plain()}, {"robbed": {"seat": OneMore()}}), [Robbed, Started], [Bet])
    assert told.fields == {"seat": Name(), "others": Listed(each=Name()), "gone": Plain()}
    assert told.events == {"robbed": {"seat": OneMore(), "target": Name()}, "started": {"winner": Name()}}
    assert with_types(told, [Robbed, Started], [Bet]) == told, "what is told already stays as it is"


@pytest.mark.parametrize("name", CATALOGUE)
def test_no_wording_repeats_what_a_type_says(name):
    """A game's own table says something else of a field than its type does."""
    game = CATALOGUE[name]
    own = import_module(f"kermesse.games.{name}.wording").WORDING
    by_type = with_types(Wording(), game.event_types, [*game.command_types, game.view_type])
    assert [field for field, how in own.fields.items() if by_type.fields.get(field) == how] == []
