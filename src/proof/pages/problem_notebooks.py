"""Makes the notebook of each problem from the files that the page and the commands use.

`make records` writes them all into `docs/problems/notebooks/`.
"""

import sys
from pathlib import Path

from jitguide.command import run_command
from jitguide.files import write_whole
from jitguide.problems.catalogue import NAMES, find
from jitguide.problems.model import Problem
from proof.matrix.versions import ROOT
from proof.pages import notebook

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
        ("markdown", "Change this cell. It does not pass yet."),
        ("code", starter),
        ("markdown", "The grader. Run it as often as you like."),
        ("code", f"jitguide.check({check})"),
        ("markdown", f"## Hints\n\nOpen one at a time.\n\n{hints}"),
        ("markdown", f"The solution: `!python -m jitguide solution {problem.name}`"),
    ]
    return notebook.notebook_text(problem.name, ((kind, text, {}) for kind, text in parts))


def notebook_path(problem: str, root: Path) -> Path:
    """Say where the notebook of a problem is kept."""
    return root / "docs" / "problems" / "notebooks" / f"{problem}.ipynb"


def main() -> int:
    """Write the notebook of each problem that has a page."""
    for name in NAMES:
        path = notebook_path(name, ROOT)
        if path.parent.with_name(f"{name}.md").is_file():
            path.parent.mkdir(exist_ok=True)
            write_whole(path, notebook_text(find(name)))
    return 0


if __name__ == "__main__":
    sys.exit(run_command("make records", main))
