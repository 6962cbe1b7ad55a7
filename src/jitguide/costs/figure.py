"""A measured figure: lines over one axis, which a notebook shows as chart and table."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from typing import Any

from jitguide.costs.chart import line_chart
from jitguide.costs.shape import in_words
from jitguide.table import Table


@dataclass(frozen=True)
class Figure:
    """Measured times over one axis, with the counts that explain them.

    Attributes:
        title: what was measured.
        x_name: what the horizontal axis shows, with its unit in parentheses.
        xs: its values, ascending.
        series: milliseconds for each of `xs`, under the label of each line.
        count_name: what `counts` holds, such as ``equations``.
        counts: a number for each of `xs`, under the label of each line. These do not depend on
            the machine.
        ahead: label of a line -> from which call on its total is the lowest, or None.
        calls: the axis counts calls, and each time is the total up to there.
        memory: bytes that the compiled program takes for its result and in between, for each of
            `xs`, under the label of each line; empty where JAX does not tell.
    """

    title: str
    x_name: str
    xs: tuple[float, ...]
    series: dict[str, tuple[float, ...]]
    count_name: str = ""
    counts: dict[str, tuple[int, ...]] = field(default_factory=dict)
    ahead: dict[str, int | None] = field(default_factory=dict)
    calls: bool = False
    memory: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def y_name(self) -> str:
        """What the vertical axis shows, with its unit."""
        return "total time (ms)" if self.calls else "time (ms)"

    def caption(self) -> str:
        """What the figures say, in words, made from them."""
        said = [self._said(label) for label in self.series]
        text = (
            f"After {self.xs[-1]:g} calls. "
            if self.calls
            else f"From {self.x_name.partition(' (')[0]} = {self.xs[0]:g} to {self.xs[-1]:g}. "
        )
        text += "; ".join(said) + "."
        for label, call in self.ahead.items():
            text += (
                f" {label} costs less in all from call {call} on."
                if call
                else f" Within these calls, {label} has not paid off."
            )
        return text

    def _said(self, label: str) -> str:
        if not self.calls:
            return f"{label}: {in_words(self.series[label])}"
        said = f"{label}: {_number(self.series[label][-1])} ms"
        if label in self.counts:
            count = self.counts[label][-1]
            said += f" and {count} {self.count_name[:-1] if count == 1 else self.count_name}"
        return said

    def description(self) -> str:
        """The chart for those who do not see it."""
        lines = [
            f"{label}: from {_number(ys[0])} at {self.xs[0]:g} to {_number(ys[-1])} "
            f"at {self.xs[-1]:g}."
            for label, ys in self.series.items()
        ]
        return f"A line chart of {self.y_name} against {self.x_name}. {' '.join(lines)}"

    def to_dict(self) -> dict[str, Any]:
        """The figure as data for JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Any) -> "Figure":
        """Make a figure of what `to_dict` gave, read from JSON."""
        lines = {
            name: {label: tuple(values) for label, values in data[name].items()}
            for name in ("series", "counts", "memory")
        }
        return cls(**{**data, **lines, "xs": tuple(data["xs"])})

    def __repr__(self) -> str:
        table = self._table(self.series).text()
        return "\n".join([f"{self.title}, {self.y_name}", table, self.caption()])

    def _table(self, lines: Mapping[str, Sequence[float]]) -> Table:
        columns = (self.x_name, *lines)
        rows = zip(self.xs, *lines.values(), strict=True)
        texts = tuple((f"{x:g}", *map(_number, values)) for x, *values in rows)
        return Table(columns, texts, frozenset(columns))

    def _repr_html_(self) -> str:
        return self.html()

    def html(self, where: str = "") -> str:
        """Chart, caption, and the figures as tables in a collapsible.

        Args:
            where: tells two charts of one figure in one page apart.
        """
        name = re.sub(r"\W+", "-", f"{where} {self.title}".strip().lower())
        chart = line_chart(
            self.xs,
            self.series,
            x_name=self.x_name,
            y_name=self.y_name,
            title=self.title,
            description=self.description(),
            name=name,
        )
        parts: dict[str, Mapping[str, Sequence[float]]] = {
            self.y_name: self.series,
            self.count_name: self.counts,
            "memory (bytes)": self.memory,
        }
        tables = "\n".join(self._table(part).html(name) for name, part in parts.items() if part)
        return (
            '<figure class="jg-picture">\n<div style="margin:auto;max-width:24rem">\n'
            f"{chart}\n</div>\n<figcaption>{escape(self.caption())}</figcaption>\n</figure>\n"
            f"<details>\n<summary>The figures: {escape(self.title)}</summary>\n"
            f"{tables}\n</details>"
        )


def _number(value: float) -> str:
    """Three digits that count."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
