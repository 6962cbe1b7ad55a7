"""Describe a local variable: traced or static, and what is known about it."""

import re
import reprlib
from collections.abc import Callable
from typing import Any

import jax
import numpy as np

from jitguide.array_types import type_text

_LONGEST = 80
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


def leaves(value: object) -> list[tuple[str, Any]]:
    """The leaves of `value` as a pytree, each with its path as text (``['w'][0]``)."""
    if isinstance(value, jax.core.Tracer):
        return [("", value)]
    try:
        flat, _ = jax.tree_util.tree_flatten_with_path(value)
    except Exception:  # a container that cannot be flattened, such as a dict with mixed keys
        return [("", value)]
    return [(jax.tree_util.keystr(path), leaf) for path, leaf in flat]


def tracers_in(value: object) -> list[Any]:
    """The tracers among the leaves of `value`."""
    return [leaf for _, leaf in leaves(value) if isinstance(leaf, jax.core.Tracer)]


def describe_type(value: object) -> str:
    """The type in words: ``float32[3]`` for a tracer, ``numpy int32[2]``, ``int``."""
    if isinstance(value, jax.core.Tracer):
        return type_text(value)
    if isinstance(value, jax.Array):
        return f"jax.Array {type_text(value)}"
    if isinstance(value, np.ndarray):
        return f"numpy {type_text(value)}"
    kind = type(value)
    if callable(value) and hasattr(value, "__name__"):
        return "class" if isinstance(value, type) else "function"
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


def short_text(value: object) -> str:
    """The value, shortened to one line of at most 80 characters."""
    if isinstance(value, (jax.Array, np.ndarray)):
        return _cut(_attempt(lambda: _array_text(np.asarray(value))))
    if isinstance(value, type) or (callable(value) and hasattr(value, "__name__")):
        return str(value.__name__)
    return _cut(_attempt(lambda: _SHORT.repr(value)))


def _array_text(value: np.ndarray[Any, Any]) -> str:
    return np.array2string(value, separator=", ", threshold=8, edgeitems=3, precision=4)


class _Short(reprlib.Repr):
    """``repr`` that stays short inside containers, and says what it knows of a tracer."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = 40
        self.maxlevel = 3

    def repr1(self, value: Any, level: int) -> str:
        if isinstance(value, jax.core.Tracer):
            return f"traced {describe_type(value)}"
        if isinstance(value, (jax.Array, np.ndarray)):
            return f"array({_array_text(np.asarray(value))})"
        if callable(value) and hasattr(value, "__name__"):
            return str(value.__name__)
        return super().repr1(value, level)


_SHORT = _Short()


def _attempt(make_text: Callable[[], str]) -> str:
    try:
        return make_text()
    except Exception as failure:  # a __repr__ written by the user
        return f"<repr raised {type(failure).__name__}>"


def _cut(text: str) -> str:
    text = " ".join(_ADDRESS.sub("", text).split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
