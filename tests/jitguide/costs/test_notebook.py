"""A notebook is run without Jupyter, and the command writes its figures."""

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from jitguide.command import UNDONE, run_command
from jitguide.costs.__main__ import main
from jitguide.costs.machine import Machine, this_machine
from jitguide.costs.notebook import NotebookError, code_cells, run_cells

FIGURE = """from jitguide.costs import Figure
figure = Figure(title="t", x_name="n", xs=(1, 2), series={"a": (1.0, 5.0)})"""


def notebook(folder: Path, *cells: str) -> Path:
    path = folder / "some.ipynb"
    found = [{"cell_type": "markdown", "source": ["# Some\n"]}]
    found += [{"cell_type": "code", "source": cell.splitlines(True)} for cell in cells]
    path.write_text(json.dumps({"cells": found}), "utf-8")
    return path


def test_cells_share_their_variables(tmp_path: Path) -> None:
    path = notebook(tmp_path, "a = 1", "b = a + 1\nb")
    assert code_cells(path) == ["a = 1", "b = a + 1\nb"]
    assert run_cells(path)["b"] == 2


def test_a_cell_that_raises_is_named(tmp_path: Path) -> None:
    path = notebook(tmp_path, "a = 1", "1 / 0")
    with pytest.raises(NotebookError, match="cell 2 raises ZeroDivisionError"):
        run_cells(path)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"cells": [1]}'])
def test_what_is_no_notebook_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.ipynb").write_text(text, "utf-8")
    with pytest.raises(NotebookError, match="is no notebook"):
        code_cells(tmp_path / "x.ipynb")


def test_the_command_prints_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(notebook(tmp_path, FIGURE))]) == 0
    assert "From n = 1 to 2. a: grows 5 times." in capsys.readouterr().out


def test_the_command_writes_figures_and_machine(tmp_path: Path) -> None:
    out = tmp_path / "costs" / "here.json"
    assert main([str(notebook(tmp_path, FIGURE)), "--json", str(out)]) == 0
    data = json.loads(out.read_text("utf-8"))
    assert Machine(**data["machine"]) == this_machine()
    assert [figure["title"] for figure in data["figures"]] == ["t"]


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, folder = str(notebook(tmp_path, FIGURE)), tmp_path / "taken.json"
    folder.mkdir()
    failing = tmp_path / "failing"
    failing.mkdir()
    for arguments, message in (
        ([str(tmp_path / "none.ipynb")], "none.ipynb: No such file"),
        ([good, "--json", str(tmp_path / "no" / "no" / "x.json")], "no/no: No such file"),
        ([good, "--json", str(folder)], "taken.json: "),
        ([str(notebook(failing, "1 / 0"))], "cell 1 raises ZeroDivisionError"),
        # Found before the minutes that measuring takes, not after them.
        ([str(failing / "some.ipynb"), "--json", str(tmp_path / "no/no/x.json")], "no/no: No such"),
    ):
        command = partial(main, arguments)
        assert run_command("costs", command) == UNDONE
        assert message in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"some.ipynb", "taken.json", "failing"}


def test_the_machine_is_named_without_host_or_user() -> None:
    import getpass
    import platform

    said = str(this_machine())
    assert "core" in said and platform.python_version() in said
    assert this_machine().processor
    assert platform.node() not in said.split() and getpass.getuser() not in said.split()


def test_drawing_imports_no_jax() -> None:
    """The site draws recorded figures; only the notebook's own process imports JAX."""
    program = "import sys, jitguide.costs.figure, jitguide.costs.notebook, jitguide.costs.machine\n"
    program += "assert 'jax' not in sys.modules"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
