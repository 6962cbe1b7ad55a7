"""The notebooks for download are what the problems say, and run."""

import json
from pathlib import Path
from typing import Any

import pytest

from jitguide.problems.catalogue import problems
from jitguide.problems.model import Problem
from jitguide.problems.notebooks import notebook_text

FOLDER = Path(__file__).parents[3] / "docs" / "problems" / "notebooks"
each = pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)


@each
def test_the_file_is_up_to_date(problem: Problem) -> None:
    """`python -m jitguide.problems.notebooks docs/problems/notebooks` writes them."""
    file = FOLDER / f"{problem.name}.ipynb"
    assert file.read_text("utf-8") == notebook_text(problem)


@each
def test_its_cells_run(problem: Problem, capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(notebook_text(problem))["cells"]
    here, starter, check = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    names: dict[str, Any] = {}
    exec(here, names)
    exec(starter, names)
    assert eval(check, names) is False
    exec(problem.solution, names)
    assert eval(check, names) is True
    assert "Solved." in capsys.readouterr().out
