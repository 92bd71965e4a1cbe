"""The notebook runs from its first cell to its last, and the document's examples too."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.soak
def test_the_notebook_runs() -> None:
    notebook = nbformat.read(DOCS / "research.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [cell["outputs"] for cell in notebook.cells if cell.cell_type == "code"]
    assert sum(bool(output) for output in outputs) >= len(outputs) - 1


def test_the_notebook_is_kept_without_outputs() -> None:
    notebook = nbformat.read(DOCS / "research.ipynb", as_version=4)
    nbformat.validate(notebook)
    assert all(not cell["outputs"] for cell in notebook.cells if cell.cell_type == "code")


def test_the_examples_of_the_document_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text("utf-8"), re.S)
    assert len(examples) == 3
    for example in examples:
        exec(example, {})
