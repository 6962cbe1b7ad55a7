"""Runs the cells of a notebook as one program, without Jupyter, and takes its figures."""

import json
from pathlib import Path
from typing import Any

from jitguide.costs.figure import Figure

__all__ = ["NotebookError", "code_cells", "figures", "run_cells"]


class NotebookError(Exception):
    """A notebook cannot be read, or one of its cells fails.

    Attributes:
        cell: number of the code cell that fails, counted from 1, or None.
    """

    def __init__(self, message: str, cell: int | None = None) -> None:
        super().__init__(message)
        self.cell = cell


def code_cells(notebook: Path) -> list[str]:
    """The source of each code cell, in order.

    Raises:
        NotebookError: there is no such file, or it is no notebook.
    """
    try:
        data = json.loads(notebook.read_text("utf-8"))
        cells = data["cells"]
        return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except OSError as error:
        raise NotebookError(f"{notebook}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise NotebookError(f"{notebook} is no notebook: expected JSON with cells") from None


def run_cells(notebook: Path, sources: list[str] | None = None) -> dict[str, Any]:
    """Run the code cells one after another and return the variables that they leave.

    Args:
        notebook: the file.
        sources: run these in place of its cells.

    Raises:
        NotebookError: it cannot be read, or a cell raises; the message names cell and error.
    """
    variables: dict[str, Any] = {"__name__": "__main__"}
    for number, source in enumerate(sources or code_cells(notebook), 1):
        try:
            exec(compile(source, f"{notebook.name}, cell {number}", "exec"), variables)
        except Exception as error:
            why = f"{notebook}: cell {number} raises {type(error).__name__}: {error}"
            raise NotebookError(why, number) from error
    return variables


def figures(variables: dict[str, Any]) -> list[Figure]:
    """The figures among some variables, in order."""
    return [value for value in variables.values() if isinstance(value, Figure)]
