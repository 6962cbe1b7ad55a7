"""What `advice()` says: for each argument, what to do with it, and the evidence."""

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from jitguide.retraces.call import Kind
from jitguide.retraces.exact import show
from jitguide.retraces.hazards import HazardKind
from jitguide.retraces.ledger import Ledger
from jitguide.retraces.signature import Signature
from jitguide.table import Table


@dataclass(frozen=True)
class Row:
    """The advice for one argument (or for the function: argument None)."""

    argument: str | None
    verdict: str
    evidence: str


@dataclass(frozen=True)
class Advice:
    """The advice for all arguments; prints as text, shows as HTML."""

    name: str
    rows: tuple[Row, ...]

    def table(self) -> Table:
        """Return the table of arguments, verdicts and evidence."""
        return Table(
            ("argument", "advice", "evidence"),
            tuple(
                (row.argument or "(the function)", row.verdict, row.evidence) for row in self.rows
            ),
        )

    def __str__(self) -> str:
        if not self.rows:
            return f"{self.name}: no call yet, so no advice"
        return f"{self.name}\n\n{self.table().text()}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return self.table().html(self.name) if self.rows else f"<p>{html.escape(str(self))}</p>"


class _Evidence:
    """Everything known of one argument."""

    def __init__(
        self, name: str, signatures: Sequence[Signature], ledger: Ledger, needs_value: str | None
    ) -> None:
        self.name, self.needs_value = name, needs_value
        self.slots = [slot for signature in signatures if (slot := signature.slot(name))]
        self.call_count = ledger.call_count
        self.hazards = [hazard for hazard in ledger.hazards if hazard.argument == name]
        causes = (cause for call in ledger.calls for cause in call.causes)
        self.causes = [cause for cause in causes if cause.argument == name]
        self.is_static = any(slot.role == "static" for slot in self.slots)

    def changed(self, kind: str) -> list[str]:
        return [cause.text for cause in self.causes if cause.kind == kind]

    @property
    def static_values(self) -> list[Any]:
        static = [slot.static for slot in self.slots if slot.role == "static" and slot.static]
        return list({value.key: value.value for value in static}.values())


def advise(signatures: Sequence[Signature], ledger: Ledger, needs_value: dict[str, str]) -> Advice:
    """Judge each argument by what happened in the calls so far.

    Args:
        signatures: of the traces.
        ledger: of the function; the caller holds its lock.
        needs_value: arguments whose value the body asked for -> the error that says so.
    """
    names = dict.fromkeys(slot.name for signature in signatures for slot in signature.slots)
    names |= dict.fromkeys(hazard.argument for hazard in ledger.hazards if hazard.argument)
    names |= dict.fromkeys(needs_value)
    made_again = [hazard for hazard in ledger.hazards if hazard.kind == HazardKind.FUNCTION]
    rows = [Row(None, "make it once, outside the loop", made_again[-1].text)] if made_again else []
    for argument in names:
        seen = _Evidence(argument, signatures, ledger, needs_value.get(argument))
        rows.append(next(row for rule in _RULES if (row := rule(seen)) is not None))
    return Advice(ledger.name, tuple(rows))


def _make_static(seen: _Evidence) -> Row | None:
    if seen.needs_value and not seen.is_static:
        evidence = f"the body asked for its value and raised {seen.needs_value}"
        return Row(seen.name, "make static", evidence)
    return None


def _compare_by_value(seen: _Evidence) -> Row | None:
    verdict = "make hashable by value (a frozen dataclass)"
    functions = any(": functions compare by" in text for text in seen.changed(Kind.IDENTITY))
    if functions or any(callable(value) for value in seen.static_values):
        verdict = "make it once, and pass the same object"
    return _after(verdict, cause=Kind.IDENTITY, hazard=HazardKind.IDENTITY)(seen)


def _pad(seen: _Evidence) -> Row | None:
    traced = (slot.leaves for slot in seen.slots if slot.role != "static")
    shapes = list(dict.fromkeys(" ".join(str(x.shape) for x in leaves) for leaves in traced))
    if len(shapes) < 3 or not seen.changed(Kind.SHAPE):
        return None
    last = ", ".join(shapes[-3:])
    evidence = f"{len(shapes)} shapes in {seen.call_count} calls (..., {last}), each traced"
    return Row(seen.name, "pad or bucket", evidence)


def _after(verdict: str, *, cause: str = "", hazard: str = "") -> Callable[[_Evidence], Row | None]:
    """Advise `verdict` after such a cause or hazard, with the last of them as evidence."""

    def rule(seen: _Evidence) -> Row | None:
        found = [h.text for h in seen.hazards if h.kind == hazard] + seen.changed(cause)
        return Row(seen.name, verdict, found[-1]) if found else None

    return rule


def _keep(seen: _Evidence) -> Row:
    kinds = dict.fromkeys(leaf.kind for slot in seen.slots for leaf in slot.leaves)
    found = [show(value, 20) for value in seen.static_values] if seen.is_static else [*kinds]
    shown = ", ".join(found[:3]) + (", ..." if found[3:] else "")
    verdict = "leave traced"
    if seen.is_static:
        verdict = "keep static"
        shown = f"{len(found)} {'value' if len(found) == 1 else 'values'} ({shown})"
    return Row(seen.name, verdict, f"{shown or 'no array'} in {seen.call_count} calls")


# The first rule that applies gives the advice: what fails, then what is wrong, then what is slow.
_RULES: tuple[Callable[[_Evidence], Row | None], ...] = (
    _after("make hashable (a tuple, a frozen dataclass)", hazard=HazardKind.UNHASHABLE),
    _make_static,
    _after("do not mutate: pass a new frozen object", hazard=HazardKind.STALE),
    _after("do not mutate: pass a new frozen object", cause=Kind.MUTATED),
    _after("cast to one type before the call", hazard=HazardKind.SHARED),
    _after("leave traced", hazard=HazardKind.NAN),
    _after("leave traced", hazard=HazardKind.FLOAT),
    _after(
        "leave traced; if it sets a shape, bucket: use a few values",
        hazard=HazardKind.MANY,
    ),
    _compare_by_value,
    _pad,
    _after("pass one kind of number: np.float32(v), or always a Python number", cause=Kind.WEAK),
    _after("pass one dtype", cause=Kind.DTYPE),
    _after("keep one structure", cause=Kind.STRUCTURE),
    _after("make what changes often data, not a static field", cause=Kind.FIELD),
    _after("put it on one device, with one sharding", cause=Kind.PLACE),
    _after("always pass it by keyword, or always by position", cause=Kind.PASSING),
    _after("always pass it, or never", cause=Kind.DEFAULT),
    _keep,
)
