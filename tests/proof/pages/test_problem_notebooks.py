"""The notebooks for download run."""

import json
from typing import Any

import pytest

from jitguide.problems.catalogue import problems
from jitguide.problems.model import Problem
from proof.pages.problem_notebooks import notebook_text

each = pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)


@each
def test_its_cells_run(problem: Problem, capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(notebook_text(problem))["cells"]
    here, starter, check = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    names: dict[str, Any] = {}
    exec(here, names)
    exec(starter, names)
    exec(problem.solution, names)
    assert eval(check, names) is True
    assert "Solved." in capsys.readouterr().out
