"""Records: written, read, verified; every change found and named."""

import json
from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match, Note
from kermesse.core.record import BadRecord, read_header, read_record, verify, write_record
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.players import make_bot
from kermesse.players.table import play_out


@pytest.fixture(scope="module")
def text() -> str:
    match = Match(GAME, 2, KraawOptions(wins_to_game=1), seed_from("record"))
    match.note(Note(0, "said", 1, "bonjour"))
    bots = [make_bot(GAME, "normal", seat, 2, Random(seat)) for seat in range(2)]
    for _ in play_out(match, bots):
        pass
    return write_record(match, ["normal", "normal"])


def check(text: str):
    return verify(GAME, read_record(GAME, text))


def test_a_record_verifies(text):
    match = check(text)
    assert match.outcome() is not None
    assert read_header(text).players == ["normal", "normal"]
    assert read_record(GAME, text).log[0] == Note(0, "said", 1, "bonjour")


def test_any_changed_byte_of_the_log_is_found_and_its_line_named(text):
    random = Random(5)
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:at]) for at in range(len(lines))]
    for _ in range(300):
        at = random.randrange(starts[1], len(text) - 1)
        other = chr(random.randrange(33, 127))
        if other == text[at] or text[at] == "\n":
            continue
        with pytest.raises(BadRecord) as bad:
            check(text[:at] + other + text[at + 1 :])
        number = next(number for number, start in enumerate(starts) if start > at)
        assert str(bad.value).startswith((f"line {number}:", f"line {number + 1}:", "last line:"))


def test_a_changed_header_is_found(text):
    with pytest.raises(BadRecord, match="line 2: digest"):
        check(text.replace('"wins_to_game":1', '"wins_to_game":2', 1))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: "", "line 1: no_header"),
        (lambda t: t.split("\n")[0] + "\n", "line 2: cut_short"),
        (lambda t: "\n".join(t.split("\n")[:-5]) + "\n", "cut_short"),
        (lambda t: t.replace('"kermesse":1', '"kermesse":9', 1), "line 1: format, found 9"),
        (lambda t: t.replace(f'"version":"{GAME.version}"', '"version":"0"', 1), "line 1: version, found 0"),
        (lambda t: t.replace(" #", " ", 1), "line 2: no_digest"),
    ],
)
def test_a_broken_file_is_refused(text, change, complaint):
    with pytest.raises(BadRecord, match=complaint):
        check(change(text))


def rechained(text: str, change) -> str:
    """Return the lines with their digests recomputed, as somebody who edits a record would."""
    from kermesse.core.record import _chained, _link

    header, *rest = text.removesuffix("\n").split("\n")
    lines = [json.loads(header), *(json.loads(line.rpartition(" #")[0]) for line in rest)]
    change(lines)
    bodies = [json.dumps(line).encode() for line in lines]
    link = _link(b"", bodies[0])
    out = [bodies[0]]
    for body in bodies[1:]:
        link = _link(link, body)
        out.append(_chained(body, link))
    return "".join(line.decode() + "\n" for line in out)


def _set(line, **fields):
    return lambda lines: lines[line].update(fields)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (_set(-1, seed="00" * 32), "last line: commitment"),
        (_set(-1, seed="abc"), "last line: seed, bytes 32"),
        (_set(-1, outcome=None), "last line: outcome"),
        (_set(-1, state="0" * 64), "last line: state"),
        (_set(-1, until=5), "last line: early_end"),
        (_set(2, do={"do": "look", "slot": 0}), "line 3: refused"),
        (_set(2, do={"do": "fly"}), "line 3: "),
        (_set(2, do=None), "line 3: "),
        (_set(2, at=10**9), "line 3: refused: game_over"),
        (_set(3, at=-5), "line 4: time"),
        (_set(0, seats=9), "line 1: seats, least 2, most 6"),
        (_set(0, options={"speed": 3}), "line 1: options: option 'speed': unknown"),
    ],
)
def test_a_forged_record_with_fitting_digests_is_found_by_playing_it(text, change, complaint):
    with pytest.raises(BadRecord, match=complaint):
        check(rechained(text, change))
