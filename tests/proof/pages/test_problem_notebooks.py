"""The notebooks for download run."""

import json
from pathlib import Path
from typing import Any

import pytest

from jitguide.problems.catalogue import problems
from jitguide.problems.model import Problem
from proof.matrix.versions import ROOT
from proof.pages.problem_notebooks import notebook_text
from support.kept import kept

each = pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)


@each
def test_its_cells_run(problem: Problem, capsys: pytest.CaptureFixture[str]) -> None:
    notebook = notebook_text(problem)
    package = sorted((ROOT / "src" / "jitguide").rglob("*.py"))
    solved = kept(
        f"problem-{problem.name}",
        [notebook, problem.solution, Path(__file__), *package],
        lambda: _run(notebook, problem, capsys),
    )
    assert solved[0] is True
    assert "Solved." in solved[1]


def _run(notebook: str, problem: Problem, capsys: pytest.CaptureFixture[str]) -> tuple[object, str]:
    """What the last cell gives for the solution, and all that the cells print."""
    cells = json.loads(notebook)["cells"]
    here, starter, check = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    names: dict[str, Any] = {}
    exec(here, names)
    exec(starter, names)
    exec(problem.solution, names)
    return eval(check, names), capsys.readouterr().out
