"""The table of `report()`: calls, traces, compiles, hits and seconds, by cause."""

from collections.abc import Sequence
from dataclasses import dataclass

from jitguide.retraces.call import Call
from jitguide.retraces.hazards import Hazard
from jitguide.table import Table, table_of_counts

_COLUMNS = ("cause", "calls", "traces", "compiles", "seconds")


@dataclass(frozen=True)
class Report:
    """What the calls of one watched function did, by cause; prints as text, shows as HTML."""

    name: str
    calls: tuple[Call, ...]
    hits: int
    hit_seconds: float
    hazards: tuple[Hazard, ...]

    @property
    def totals(self) -> tuple[int, int, int, int, float]:
        """Calls, traces, compiles, hits and seconds."""
        count, traces, compiles, seconds = _totals(self.calls)
        return count + self.hits, traces, compiles, self.hits, seconds + self.hit_seconds

    @property
    def summary(self) -> str:
        """The totals in one line, without seconds."""
        counts = zip(("call", "trace", "compile", "hit"), self.totals, strict=False)
        said = (f"{n} {noun}" + ("" if n == 1 else "s") for noun, n in counts)
        return f"{self.name}: {', '.join(said)}"

    def _by_cause(self) -> list[tuple[str, int, int, int, float]]:
        groups: dict[str, list[Call]] = {}
        for call in self.calls:
            kind = call.causes[0].kind if call.causes else "hit"
            groups.setdefault(kind, []).append(call)
        rows = [(kind, *_totals(calls)) for kind, calls in groups.items()]
        return [*rows, ("hit", self.hits, 0, 0, self.hit_seconds)] if self.hits else rows

    def table(self, seconds: bool = True) -> Table:
        """Return the table; without `seconds` it is the same on every run."""
        return table_of_counts(_COLUMNS, self._by_cause(), seconds)

    def text(self, seconds: bool = True) -> str:
        """Return the totals, the table, a line for each call that missed, and the hazards."""
        parts = [self.summary, "", self.table(seconds).text()]
        if self.calls:
            parts += ["", *map(str, self.calls)]
        if self.hazards:
            parts += ["", "hazards:", *(f"- {hazard}" for hazard in self.hazards)]
        return "\n".join(parts)

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        hazards = [f"hazard: {hazard}" for hazard in self.hazards]
        return self.table().html(self.summary, [*self.calls, *hazards])


def _totals(calls: Sequence[Call]) -> tuple[int, int, int, float]:
    """Count calls, their traces and compiles, and add up their seconds."""
    return (
        len(calls),
        sum(call.traces for call in calls),
        sum(call.compiles for call in calls),
        sum(call.seconds for call in calls),
    )
