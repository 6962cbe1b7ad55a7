"""The value that an attempt returned, and how to show it on one line."""

from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Got:
    """What a call returned."""

    kind: str  # "jax", "numpy", "plain" (a Python number, str or None), "tuple", "list" or "other"
    value: Any  # a NumPy array, the plain value, or a tuple of `Got`; None for "other"
    raw: Any  # the object itself
    type_name: str  # its type, as a reader would write it


@dataclass(frozen=True)
class Raised:
    """What a call raised."""

    kind: type[BaseException]  # the class
    message: str  # the first line of its text, shortened
    line: int | None = None  # the line of the attempt that raised, or None


Outcome = Got | Raised


def one_line(text: object, limit: int = 160) -> str:
    """Make a text safe to print within one line: no control characters, not too long."""
    flat = " ".join(str(text).split())
    safe = "".join(c if c.isprintable() else repr(c)[1:-1] for c in flat)
    return safe if len(safe) <= limit else safe[: limit - 3] + "..."


def safe_text(thing: object) -> str:
    """Give the text of an object of the attempt, whose `__str__` may itself raise."""
    try:
        return str(thing)
    except Exception as error:
        return f"<its text raises {type(error).__name__}>"


def show_array(array: Array) -> str:
    """Describe an array for a message: its values if there are few, its dtype and shape."""
    head = f"{array.dtype.name}[{','.join(map(str, array.shape))}]"
    if array.size > 12 or array.size == 0:
        return head
    return f"{_shown(array)} ({head if array.ndim else array.dtype.name})"


def show_outcome(outcome: Outcome) -> str:
    """Describe an outcome for a message."""
    if isinstance(outcome, Raised):
        where = "" if outcome.line is None else f" at line {outcome.line}"
        return f"{outcome.kind.__name__}{where}: {outcome.message}"
    if outcome.kind in ("jax", "numpy"):
        return show_array(outcome.value)
    if outcome.kind in ("tuple", "list"):
        parts = ", ".join(show_outcome(part) for part in outcome.value[:4])
        more = ", ..." if len(outcome.value) > 4 else ""
        return f"a {outcome.kind} ({parts}{more})"
    text = repr(outcome.value) if outcome.kind == "plain" else safe_text(outcome.raw)
    return f"{one_line(text)} ({outcome.type_name})"


def _shown(array: Array) -> str:
    if array.ndim:
        return f"[{', '.join(_shown(part) for part in array)}]"
    value = array.item() if array.dtype.kind in "biufc" else float(array)
    return f"{value:.7g}" if isinstance(value, (float, complex)) else str(value)
