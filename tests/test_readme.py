"""The README's example is true."""

import doctest
from pathlib import Path


def test_readme():
    text = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, "README.md", None, 0)
    assert test.examples
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert runner.failures == 0
