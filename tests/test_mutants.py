"""The list of planted faults does not rot: each still has its place in the sources. `make mutants` plants them."""

from pathlib import Path

import pytest
from scripts import mutants

ROOT = Path(__file__).parents[1]
ALL = mutants.read_mutants()


def test_there_are_a_hundred_over_all_stages():
    assert len(ALL) >= 100
    assert len({mutant.name for mutant in ALL}) == len(ALL)
    assert {mutant.found_by for mutant in ALL} == set(mutants.STAGES)


def test_whole_stages_name_tests_that_there_are():
    for word in " ".join(mutants.WHOLE.values()).replace("--ignore=", "").split():
        if word.startswith("tests"):
            assert (ROOT / word).exists(), word


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.name)
def test_a_fault_can_be_planted_and_says_what_finds_it(mutant):
    assert mutant.planted((ROOT / mutant.file).read_text("utf-8")) != (ROOT / mutant.file).read_text("utf-8")
    assert mutant.found_by in mutants.STAGES
    assert bool(mutant.why) == (mutant.found_by == "soak"), "what only the long run finds says why"
    if mutant.file.startswith("web/"):
        assert mutant.found_by == "web" or mutants.BUILD_CLIENT in mutant.command(), "the client is built with it"
    for word in mutant.tests.split():
        if word.startswith("tests/"):
            file, _, test = word.partition("::")
            assert (ROOT / file).exists(), word
            assert not test or f"def {test.partition('[')[0]}(" in (ROOT / file).read_text("utf-8"), word


def test_a_text_that_is_not_there_once_cannot_be_changed():
    mutant = mutants.Mutant("twice", "file.py", "one", "other", "rules")
    for text in ("", "one and one"):
        with pytest.raises(ValueError, match="not once"):
            mutant.planted(text)


@pytest.mark.parametrize(("fault", "found"), [("return 1", True), ("return 2  # the same", False)])
def test_a_fault_is_found_by_what_it_breaks_alone_and_taken_out_again(tmp_path, monkeypatch, fault, found):
    sound = "def answer():\n    return 2\n"
    (tmp_path / "src").mkdir()
    (tmp_path / "src/thing.py").write_text(sound)
    (tmp_path / "test_thing.py").write_text("from thing import answer\n\n\ndef test_it():\n    assert answer() == 2\n")
    monkeypatch.setitem(mutants.STAGES, "rules", "python -m pytest -q -p no:cacheprovider {tests}")
    mutant = mutants.Mutant("thing", "src/thing.py", "return 2", fault, "rules", "test_thing.py")
    assert mutants.try_one(tmp_path, mutant, False)[0] == found
    assert (tmp_path / "src/thing.py").read_text() == sound
