"""Every breach of a law has a line that says what to do."""

import ast
from pathlib import Path

import kermesse.laws
from kermesse.laws.advice import ADVICE
from kermesse.laws.walk import NO_END


def said() -> set[str]:
    """Sentences of all demands of the laws."""
    found = {NO_END}
    for file in Path(kermesse.laws.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = {"demand": 1, "LawBroken": 0}.get(node.func.id)
                if at is not None and isinstance(node.args[at], ast.Constant):
                    found.add(node.args[at].value)
    return found


def test_every_breach_has_advice_and_nothing_else_has():
    assert said() == set(ADVICE)
