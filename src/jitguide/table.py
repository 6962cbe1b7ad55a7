"""A table as text and as HTML."""

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """Column names and rows of text; columns in `numeric` are set flush right."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: frozenset[str] = frozenset()

    def text(self) -> str:
        """Return the table with its columns aligned."""
        rows = (self.columns, *self.rows)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join(self._line(row, widths) for row in rows)

    def _line(self, row: Sequence[str], widths: list[int]) -> str:
        cells = [
            cell.rjust(width) if name in self.numeric else cell.ljust(width)
            for cell, width, name in zip(row, widths, self.columns, strict=True)
        ]
        return "  ".join(cells).rstrip()

    def html(self, caption: str, lines: Iterable[object] = ()) -> str:
        """Return the table as HTML, and `lines` as a list below it, everything escaped."""
        head = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in self.columns)
        body = "".join(
            f'<tr><th scope="row">{html.escape(first)}</th>'
            + "".join(f"<td>{html.escape(cell)}</td>" for cell in rest)
            + "</tr>"
            for first, *rest in self.rows
        )
        listed = "".join(f"<li>{html.escape(str(line))}</li>" for line in lines)
        return (
            f"<table><caption>{html.escape(caption)}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{body}</tbody></table>" + (f"<ul>{listed}</ul>" if listed else "")
        )


def table_of_counts(
    columns: Sequence[str], rows: Iterable[Sequence[object]], seconds: bool
) -> Table:
    """Make a table whose last column are seconds, left out unless `seconds`; the others count."""
    width = len(columns) - (not seconds)
    shown = (
        tuple(f"{cell:.4f}" if isinstance(cell, float) else str(cell) for cell in row[:width])
        for row in rows
    )
    return Table(tuple(columns[:width]), tuple(shown), frozenset(columns[1:]))
