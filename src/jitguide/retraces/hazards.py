"""Hazards: what will trace too often or give a wrong result, although no call has failed yet."""

from dataclasses import dataclass
from typing import Any

from jitguide.retraces.call import Call, Cause, Kind
from jitguide.retraces.exact import hashing, holds_nan, show
from jitguide.retraces.signature import Signature
from jitguide.retraces.static import Static


class HazardWarning(UserWarning):
    """Issued by a watched function, once for each hazard."""


class HazardKind:
    """The names of the hazards."""

    UNHASHABLE = "unhashable static argument"
    SHARED = "equal values share one trace"
    STALE = "mutated after the trace"
    MANY = "many static values"
    FLOAT = "static float that changes on each call"
    NAN = "static NaN"
    IDENTITY = "static object compared by identity"
    FUNCTION = "function object made again"


@dataclass(frozen=True)
class Hazard:
    """One hazard, found in one call."""

    kind: str
    argument: str | None
    text: str
    call: int

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"


def of_static_arguments(signature: Signature, call: int) -> list[Hazard]:
    """Return the hazards that the static values of one call show by themselves."""
    found = []
    for name, static in _statics(signature):
        how, kind = hashing(static.value), type(static.value).__name__
        if how == "unhashable":
            what = HazardKind.UNHASHABLE
            text = f" is a {kind}, which has no hash, so jit cannot look it up ({static.shown})"
        elif holds_nan(static.value):
            what = HazardKind.NAN
            text = (
                f": {static.shown} equals nothing, not even itself, so each new NaN object is "
                "traced again"
            )
        elif how == "identity":
            what = HazardKind.IDENTITY
            text = (
                f": {kind} objects compare by identity, so an equal new object is traced again, "
                "and one mutated in place is not"
            )
        else:
            continue
        found.append(Hazard(what, name, name + text, call))
    return found


def _statics(signature: Signature) -> list[tuple[str, Static]]:
    slots = (slot for slot in signature.slots if slot.role == "static")
    return [(slot.name, slot.static) for slot in slots if slot.static is not None]


def of_sharing(causes: list[Cause], traced_in: str, call: int) -> list[Hazard]:
    """Return the hazards of a hit whose static values are not those of the trace it reused."""
    found = []
    for cause in causes:
        result = f"this call reused that trace, so its result is that of {cause.old}"
        if cause.kind == Kind.MUTATED:
            text = f"{cause.text} after {traced_in} traced it; {result}"
            found.append(Hazard(HazardKind.STALE, cause.argument, text, call))
            continue
        wrong = "a wrong dtype or value wherever the type"
        if "-0.0" in cause.old + cause.new:
            wrong = "the sign of zero wrong wherever it"
        text = (
            f"{cause.where}: {cause.new} equals {cause.old}, for which {traced_in} was traced; "
            f"{result}, with {wrong} matters"
        )
        found.append(Hazard(HazardKind.SHARED, cause.argument, text, call))
    return found


class History:
    """The values that each static argument has taken in its traces."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._values: dict[str, dict[Any, Any]] = {}

    def remember(self, signature: Signature) -> None:
        """Note the static values of a call that was traced."""
        for name, static in _statics(signature):
            self._values.setdefault(name, {})[static.key] = static.value

    def hazards(self, signature: Signature, call: Call) -> list[Hazard]:
        """Return the hazards of a call that missed, given all that came before it."""
        found = of_static_arguments(signature, call.number)
        for name, values in self._values.items():
            found += self._of_values(name, list(values.values()), call.number)
        for cause in call.causes:
            if cause.kind == Kind.NEW_FUNCTION and cause.argument is None and cause.new:
                found.append(Hazard(HazardKind.FUNCTION, None, cause.text, call.number))
        return found

    def _of_values(self, name: str, values: list[Any], call: int) -> list[Hazard]:
        found = []
        last = ", ".join(show(value, 20) for value in values[-3:])
        if len(values) > self._many:
            text = f"{name} took {len(values)} values so far (..., {last}), each with its own trace"
            found.append(Hazard(HazardKind.MANY, name, text, call))
        if len(values) >= 3 and len(values) == call and all(isinstance(v, float) for v in values):
            text = (
                f"{name} is a float and had a different value in each of {call} calls (..., {last})"
            )
            found.append(Hazard(HazardKind.FLOAT, name, text, call))
        return found
