"""How arguments and results travel between the judge and the attempt: as plain data.

Nothing is unpickled: what the attempt returns is described, never executed.
"""

import base64
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
# the exact types that travel as themselves
_PLAIN: tuple[type, ...] = (bool, int, float, str)


@dataclass(frozen=True)
class Ref:
    """An object that stays with the attempt, under a name."""

    name: str


@dataclass(frozen=True)
class AsNumPy:
    """An argument that arrives as a NumPy array; other arrays arrive as JAX arrays."""

    array: Array


@dataclass(frozen=True)
class Got:
    """What a call returned.

    Attributes:
        kind: "jax", "numpy", "plain" (a Python number, str or None), "tuple", "list" or "other".
        value: the array, the plain value, or the tuple of parts; None for "other".
        type_name: the type, as a reader would write it.
        shown: a short description for messages.
    """

    kind: str
    value: Any
    type_name: str
    shown: str


@dataclass(frozen=True)
class Raised:
    """What a call raised.

    Attributes:
        name: the class.
        families: the classes of Python and JAX that it belongs to, known by identity.
        message: its text, shortened.
        line: the line of the attempt that raised, or None.
    """

    name: str
    families: tuple[str, ...]
    message: str
    line: int | None


def encode_argument(value: Any) -> Any:
    """Describe an argument: arrays, plain values, tuples, lists, references."""
    if isinstance(value, Ref):
        return {"ref": value.name}
    if isinstance(value, AsNumPy):
        return {"numpy": encode_array(value.array)}
    if isinstance(value, np.ndarray):
        return {"jax": encode_array(value)}
    if isinstance(value, tuple):
        return {"tuple": [encode_argument(part) for part in value]}
    if isinstance(value, list):
        return {"list": [encode_argument(part) for part in value]}
    if value is None or type(value) in _PLAIN:
        return {"plain": value}
    raise TypeError(f"no way to hand over {value!r} ({type(value).__name__})")


def encode_array(array: Array) -> list[Any]:
    """Describe an array as dtype, shape and bytes."""
    raw = np.ascontiguousarray(array).tobytes()
    return [array.dtype.name, list(array.shape), base64.b64encode(raw).decode("ascii")]


def decode_array(described: list[Any]) -> Array:
    """Rebuild an array from dtype, shape and bytes."""
    name, shape, raw = described
    flat: Array = np.frombuffer(base64.b64decode(raw), dtype=dtype_named(name))
    return flat.reshape(shape).copy()


def dtype_named(name: str) -> np.dtype[Any]:
    """Find a dtype by name, those that NumPy lacks (bfloat16) included."""
    try:
        return np.dtype(name)
    except TypeError:
        import ml_dtypes  # comes with JAX

        found: np.dtype[Any] = np.dtype(getattr(ml_dtypes, name))
        return found


def decode_result(described: dict[str, Any]) -> Got:
    """Rebuild what the bench said of a result."""
    kind: str = described["kind"]
    value: Any = described.get("value")
    if kind in ("jax", "numpy"):
        value = decode_array(value)
    elif kind in ("tuple", "list"):
        value = tuple(decode_result(part) for part in value)
    return Got(kind, value, one_line(described["type"]), one_line(described["shown"]))


def one_line(text: object, limit: int = 160) -> str:
    """Make a text safe to print within one line: no control characters, not too long."""
    flat = " ".join(str(text).split())
    safe = "".join(c if c.isprintable() else repr(c)[1:-1] for c in flat)
    return safe if len(safe) <= limit else safe[: limit - 3] + "..."


def show_array(array: Array) -> str:
    """Describe an array for a message: its values if there are few, its dtype and shape."""
    head = f"{array.dtype.name}[{','.join(map(str, array.shape))}]"
    if array.size > 12 or array.size == 0:
        return head
    return f"{_shown(array)} ({head if array.ndim else array.dtype.name})"


def _shown(array: Array) -> str:
    if array.ndim:
        return f"[{', '.join(_shown(part) for part in array)}]"
    value = array.item() if array.dtype.kind in "biufc" else float(array)
    return f"{value:.7g}" if isinstance(value, (float, complex)) else str(value)
