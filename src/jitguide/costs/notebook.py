"""Runs the cells of a notebook as one program, without Jupyter, and takes its figures."""

import json
from pathlib import Path
from typing import Any

from jitguide.command import CommandError
from jitguide.costs.figure import Figure


class NotebookError(CommandError):
    """A file is no notebook, or one of its cells fails."""


def code_cells(notebook: Path) -> list[str]:
    """The source of each code cell, in order."""
    try:
        cells = json.loads(notebook.read_text("utf-8"))["cells"]
        return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError):
        raise NotebookError(f"{notebook} is no notebook: expected JSON with cells") from None


def run_cells(notebook: Path) -> dict[str, Any]:
    """Run the code cells one after another and return the variables that they leave."""
    variables: dict[str, Any] = {"__name__": "__main__"}
    for number, source in enumerate(code_cells(notebook), 1):
        try:
            exec(compile(source, f"{notebook.name}, cell {number}", "exec"), variables)
        except Exception as error:
            why = f"{notebook}: cell {number} raises {type(error).__name__}: {error}"
            raise NotebookError(why) from error
    return variables


def figures(variables: dict[str, Any]) -> list[Figure]:
    """The figures among some variables, in order."""
    return [value for value in variables.values() if isinstance(value, Figure)]
