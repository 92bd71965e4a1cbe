"""Every rule that a refusal or a comment cites is found in the game's own document; every command has its branch."""

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path
from random import Random

import pytest

import kermesse
from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Command, Refused
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.words import LANGUAGES, has_message

SOURCES = Path(kermesse.__path__[0]) / "games"
DOCS = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"\b(?:R\d+|M\d+|\d+(?:\.\d+)+)\b")

REASON = re.compile(r"(\w+) (R\d+|\d[\d.]*)")


@cache
def refusals(name):
    """Return (code, rule, where) of every `Refused(...)` and of every reason `WhyNot` in the game's source."""
    found = []
    for file in sorted((SOURCES / name).rglob("*.py")):
        if not re.search(r"Refused\(|WhyNot", file.read_text("utf-8")):
            continue
        tree = ast.parse(file.read_text("utf-8"))
        constants = {
            target.id: node.value.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and isinstance(node.value.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                given = [
                    arg.value if isinstance(arg, ast.Constant) else constants.get(getattr(arg, "id", ""))
                    for arg in node.args[:2]
                ]
                found.append((given[0], given[1] if len(given) > 1 else None, f"{file.name}:{node.lineno}"))
            elif isinstance(node, ast.FunctionDef) and getattr(node.returns, "id", "") == "WhyNot":
                words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                pairs = [REASON.fullmatch(word) for word in words if isinstance(word, str)]
                found += [(*pair.groups(), f"{file.name}:{node.lineno}") for pair in pairs if pair]
    return found


def cited_in_comments(name):
    for file in sorted((SOURCES / name).rglob("*.py")):
        source = file.read_text("utf-8")
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
                for rule in re.findall(r"\bR\d+\b|\bM\d+\b", token.string):
                    yield rule, f"{file.name}:{token.start[0]}"


def is_found(rule, document):
    """True if the number occurs by itself: 7.1 is not found in 7.12, nor R2 in R25."""
    return re.search(rf"(?<![\w.]){re.escape(rule)}(?!\w|\.\d)", document) is not None


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_rule_that_the_source_cites_is_in_the_document(name):
    document = (DOCS / f"{name}.md").read_text("utf-8")
    missing = set()
    for code, rule, where in refusals(name):
        for number in RULE.findall(rule or "") or [rule] if rule else []:
            if not is_found(number, document):
                missing.add(f"{number} ({code}, {where})")
    missing |= {f"{rule} ({where})" for rule, where in cited_in_comments(name) if not is_found(rule, document)}
    assert not missing, sorted(missing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_refusal_of_the_source_has_words(name, language):
    codes = {code for code, _, _ in refusals(name) if code}
    assert codes
    assert {code for code in codes if not has_message(name, language, f"refused-{code.replace('_', '-')}")} == set()


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_refusal_of_the_source_is_in_the_document(name):
    document = (DOCS / f"{name}.md").read_text("utf-8")
    codes = {code for code, _, _ in refusals(name) if code}
    assert {code for code in codes if not re.search(rf"\b{code}\b", document)} == set()


def test_a_number_is_not_found_inside_another():
    assert not is_found("7.1", "see 7.12 and 17.1")
    assert not is_found("R2", "R25")
    assert is_found("7.1", "### 7.1 Talking")


class Unheard(Command, frozen=True):
    """A command that no branch of any game knows."""

    slot: int = 0


def is_done(game, state, seat, command, now):
    """True if it was accepted: neither refused nor an error."""
    try:
        game.apply(state, seat, command, now)
    except (Refused, TypeError, KeyError, AssertionError):
        return False
    return True


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_a_command_that_no_branch_knows_is_never_done(game):
    random = Random(game.name)
    seats = game.seats[0] + (1 if len(game.seats) > 1 else 0)
    match = Match(game, seats, game.options_type(), seed_from("unheard", game.name))
    for _ in range(600):
        if match.outcome() is not None:
            break
        for seat in range(seats):
            tried = game.copy(match.state)
            assert not is_done(game, tried, seat, Unheard(), match.now)
        offers = [(seat, c) for seat in match.awaiting() for c in match.legal(seat) if not c.side_command]
        if offers and (match.deadline() >= NEVER or random.random() < 0.8):
            seat, command = random.choice(offers)
            match.play(seat, command, match.now)
        else:
            match.advance(match.deadline())


def told_of(name):
    """Rule numbers that the sections of the rules page declare."""
    sections = (Path(__file__).parents[2] / "web/src/games" / name / "rules.ts").read_text("utf-8")
    return [rule for law in re.findall(r'law: "([^"]+)"', sections) for rule in law.split()]


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_refusal_leads_to_one_section_of_the_rules_on_the_page(name):
    told = told_of(name)
    assert {rule: where for _, rule, where in refusals(name) if rule and rule not in told} == {}
    assert sorted(set(told)) == sorted(told)
