"""Hazards: what will trace too often or give a wrong result, although no call went wrong yet."""

from dataclasses import asdict, dataclass
from typing import Any

from jitguide.retraces.causes import Cause, Kind
from jitguide.retraces.exact import hashing, holds_nan, show
from jitguide.retraces.signature import Signature, Slot

__all__ = ["Hazard", "HazardKind", "HazardWarning", "of_sharing", "of_static_arguments"]


class HazardWarning(UserWarning):
    """Issued by a watched function, once for each hazard."""


class HazardKind:
    """The names of the hazards."""

    UNHASHABLE = "unhashable static argument"
    SHARED = "equal values share one trace"
    STALE = "mutated after the trace"
    MANY = "many static values"
    FLOAT = "static float that changes at each call"
    NAN = "static NaN"
    IDENTITY = "static object compared by identity"
    FUNCTION = "function object made anew"


@dataclass(frozen=True)
class Hazard:
    """One hazard, found in one call."""

    kind: str
    argument: str | None
    text: str
    call: int

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"

    def data(self) -> dict[str, Any]:
        """Return the hazard as plain data."""
        return asdict(self)


def of_static_arguments(signature: Signature, call: int) -> list[Hazard]:
    """Return the hazards that the static values of one call show by themselves."""
    found = []
    for slot in signature.slots:
        if slot.role == "static":
            found += _of_value(slot, call)
    return found


def _of_value(slot: Slot, call: int) -> list[Hazard]:
    name, value = slot.name, slot.value
    how = hashing(value)
    if how == "unhashable":
        kind = type(value).__name__
        text = f"{name} is a {kind}, which has no hash, so jit cannot look it up ({show(value)})"
        return [Hazard(HazardKind.UNHASHABLE, name, text, call)]
    if holds_nan(value):
        text = (
            f"{name}: {slot.shown} equals nothing, not even itself, so each new NaN object is "
            "traced anew"
        )
        return [Hazard(HazardKind.NAN, name, text, call)]
    if how == "identity":
        text = (
            f"{name}: {type(value).__name__} objects compare by identity, so an equal one made "
            "anew is traced anew, and one mutated in place is not"
        )
        return [Hazard(HazardKind.IDENTITY, name, text, call)]
    return []


def of_sharing(causes: list[Cause], traced_in: str, call: int) -> list[Hazard]:
    """Return the hazards of a hit whose static values are not those of the trace it reused."""
    found = []
    for cause in causes:
        if cause.kind == Kind.MUTATED:
            text = (
                f"{cause.text} after {traced_in} traced it; this call reused that trace, so its "
                f"result is that of {cause.old}"
            )
            found.append(Hazard(HazardKind.STALE, cause.argument, text, call))
        else:
            text = (
                f"{cause.argument}: {cause.new} equals {cause.old}, for which {traced_in} was "
                f"traced; this call reused that trace, so its result is that of {cause.old}"
                f"{_consequence(cause)}"
            )
            found.append(Hazard(HazardKind.SHARED, cause.argument, text, call))
    return found


def _consequence(cause: Cause) -> str:
    if "-0.0" in cause.old + cause.new:
        return ", with the sign of zero wrong wherever it matters"
    return ", with a wrong dtype or value wherever the type matters"


def of_history(name: str, values: list[Any], traces: int, many: int, call: int) -> list[Hazard]:
    """Return the hazards of the values that one static argument has taken in its traces.

    Args:
        name: the argument.
        values: its distinct values, oldest first.
        traces: how many traces there were in as many or more calls.
        many: more values than that are a hazard.
        call: the number of the call.
    """
    found = []
    if len(values) > many:
        last = ", ".join(show(value, 20) for value in values[-3:])
        text = (
            f"{name} took {len(values)} values so far (..., {last}), each with a trace of its own"
        )
        found.append(Hazard(HazardKind.MANY, name, text, call))
    floats = [value for value in values if isinstance(value, float)]
    if len(floats) >= 3 and len(floats) == len(values) == traces:
        last = ", ".join(show(value, 20) for value in floats[-3:])
        text = f"{name} is a float and had another value in each of {traces} calls (..., {last})"
        found.append(Hazard(HazardKind.FLOAT, name, text, call))
    return found
