"""Makes the notebook of each problem from the files that the page and the commands use.

`python -m proof.pages.problem_notebooks` writes them all into `docs/problems/notebooks/`.
"""

import json
from pathlib import Path
from typing import Any

from jitguide.problems.catalogue import problems
from jitguide.problems.model import Problem

__all__ = ["notebook_path", "notebook_text"]

ROOT = Path(__file__).resolve().parents[3]

_NEEDS = """\
This notebook needs JAX and `jitguide`, the package of the guide. The next cell says whether
both are there."""
_IMPORT = """\
try:
    import jax
    import jitguide
except ModuleNotFoundError as missing:
    print(f"Install the package of the guide first: {missing}")
else:
    print("JAX", jax.__version__, "and jitguide", jitguide.__version__, "are there.")"""


def notebook_text(problem: Problem) -> str:
    """Give the notebook of a problem, as the text of an `.ipynb` file without outputs."""
    _, _, starter = problem.starter.split('"""', 2)
    check = ", ".join([f'"{problem.name}"', *problem.functions])
    hints = "\n\n".join(
        f"<details><summary>Hint {number}</summary>\n\n{hint}\n\n</details>"
        for number, hint in enumerate(problem.hints, 1)
    )
    parts = [
        ("markdown", f"# {problem.title}\n\n{problem.statement}"),
        ("markdown", _NEEDS),
        ("code", _IMPORT),
        ("markdown", "Change this cell. As it stands, it does not pass."),
        ("code", starter),
        ("markdown", "The grader. Run it as often as you like."),
        ("code", f"jitguide.check({check})"),
        ("markdown", f"## Hints\n\nOpen one at a time.\n\n{hints}"),
        ("markdown", f"The solution: `!python -m jitguide solution {problem.name}`"),
    ]
    cells = [_cell(f"{problem.name}-{i}", kind, text) for i, (kind, text) in enumerate(parts)]
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": cells,
        "metadata": {"kernelspec": python, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def notebook_path(problem: str, root: Path) -> Path:
    """Say where the notebook of a problem is kept."""
    return root / "docs" / "problems" / "notebooks" / f"{problem}.ipynb"


def _cell(name: str, kind: str, text: str) -> dict[str, Any]:
    cell: dict[str, Any] = {"cell_type": kind, "id": name, "metadata": {}}
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    return cell | {"source": text.strip("\n").splitlines(keepends=True)}


if __name__ == "__main__":
    for each in problems():
        notebook_path(each.name, ROOT).write_text(notebook_text(each), encoding="utf-8")
