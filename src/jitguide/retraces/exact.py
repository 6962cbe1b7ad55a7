"""Tells static values apart more finely than `==` does, and shortens them for display."""

import dataclasses
import functools
import math
import operator
import re
import types
from collections.abc import Hashable
from typing import Any

import jax
import numpy as np

from jitguide.array_types import type_text


class Omitted:
    """The type of the value that stands for an argument that was not given."""

    def __repr__(self) -> str:
        return "omitted"


ATOMS = frozenset({int, bool, str, bytes, type(None), complex, float, Omitted})
_MOST_PARTS = 256
_SMALL_ARRAY = 256
_FUNCTIONS = (
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    types.ModuleType,
    type,
    functools.partial,
)


def exact(value: Any, data_only: bool = False) -> Hashable:
    """Return a key that differs wherever two values differ, in type too: `1`, `1.0` and `True`.

    Objects are taken apart into their fields, so that a key tells a mutated object from what it
    was. What cannot be taken apart (or has too many parts) is known by its identity.

    With `data_only`, numbers, text, containers and dataclasses are told apart, and other objects
    of one type are not: then a difference is certain, and equal keys prove nothing.
    """
    if type(value) in ATOMS:  # nearly all static values, on each hit with a fresh one
        return _exact_atom(value)
    budget = _MOST_PARTS

    def key_of(value: Any, inside: frozenset[int]) -> Hashable:
        nonlocal budget
        kind = type(value)
        if kind in ATOMS:
            return _exact_atom(value)
        budget -= 1
        identity = (kind, "identity", None if data_only else id(value))
        if budget < 0 or id(value) in inside or isinstance(value, (*_FUNCTIONS, jax.Array)):
            return identity
        inside = inside | {id(value)}
        if isinstance(value, np.generic):
            return (kind, value.tobytes())
        if isinstance(value, np.ndarray):
            small = value.size <= _SMALL_ARRAY and value.dtype != object
            held = value.tobytes() if small else identity
            return (kind, value.shape, str(value.dtype), held)
        if isinstance(value, (tuple, list)):
            return (kind, *(key_of(part, inside) for part in value))
        if isinstance(value, (set, frozenset)):
            return (kind, frozenset(key_of(part, inside) for part in value))
        if isinstance(value, dict):
            return (kind, *((key_of(k, inside), key_of(v, inside)) for k, v in value.items()))
        fields = _declared(value) if data_only else _fields(value)
        if fields is None:
            return identity
        parts = tuple((name, key_of(part, inside)) for name, part in fields.items())
        # Where equality is by identity, two objects with the same fields are two values.
        return (kind, identity if _by_identity(kind) else None, *parts)

    return key_of(value, frozenset())


def _exact_atom(value: Any) -> Hashable:
    kind = type(value)
    if kind is float:
        # hex() keeps -0.0 apart from 0.0; a NaN is known by its identity, as to dictionaries.
        return (kind, ("nan", id(value)) if value != value else value.hex())
    if kind is complex:
        return (kind, value.real.hex(), value.imag.hex())
    return (kind, None if kind is Omitted else value)


def _declared(value: Any) -> dict[str, Any] | None:
    """Return the declared fields of a dataclass; what else an object keeps may be a cache."""
    if not dataclasses.is_dataclass(value):
        return None
    return {f.name: getattr(value, f.name, None) for f in dataclasses.fields(value)}


def _fields(value: Any) -> dict[str, Any] | None:
    """Return the fields of an object, or None if it has none that can be seen."""
    fields: dict[str, Any] = {}
    for base in type(value).__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name not in ("__dict__", "__weakref__") and hasattr(value, name):
                fields[name] = getattr(value, name)
    own = getattr(value, "__dict__", None)
    if isinstance(own, dict):
        fields.update(own)
    elif not fields:
        return None
    return fields


def _by_identity(kind: type) -> bool:
    methods = (getattr(kind, name) is getattr(object, name) for name in ("__eq__", "__hash__"))
    return all(methods)


def hashing(value: Any) -> str:
    """Return how `value` serves as a static argument: "value", "identity" or "unhashable"."""
    try:
        hash(value)
    except TypeError:
        return "unhashable"
    if isinstance(value, types.MethodType):
        return hashing(value.__self__)
    if isinstance(value, (type, types.ModuleType, types.BuiltinFunctionType)):
        return "value"  # there is one of each
    return "identity" if _by_identity(type(value)) else "value"


def holds_nan(value: Any) -> bool:
    """Return whether `value` is a NaN, or a tuple or frozenset with one in it."""
    if isinstance(value, (tuple, frozenset)):
        return any(holds_nan(part) for part in value)
    if isinstance(value, complex):
        return math.isnan(value.real) or math.isnan(value.imag)
    return isinstance(value, (float, np.floating)) and bool(value != value)


class Snapshot:
    """The static values of one call, to find out quickly whether the next call has the same ones.

    The same objects are the same values unless one was mutated. Therefore a snapshot keeps every
    dictionary, list and set inside them, with its items, and compares items by identity.
    """

    def __init__(self, values: tuple[Any, ...]) -> None:
        self._values = values
        self._containers: list[tuple[Any, tuple[Any, ...]]] = []
        self._complete = all(self._add(value, _MOST_PARTS) for value in values)

    def _add(self, value: Any, budget: int) -> bool:
        if type(value) in ATOMS or isinstance(value, _FUNCTIONS):
            return True
        if budget <= 0:
            return False
        if isinstance(value, (tuple, frozenset)) and type(value) in (tuple, frozenset):
            return all(self._add(part, budget // 2) for part in value)
        container = value if type(value) in (dict, list, set) else getattr(value, "__dict__", None)
        slots = any("__slots__" in base.__dict__ for base in type(value).__mro__)
        if type(container) not in (dict, list, set) or slots or isinstance(value, np.ndarray):
            return False
        self._containers.append((container, _items(container)))
        return all(self._add(part, budget // 2) for part in _items(container))

    def holds(self, values: tuple[Any, ...]) -> bool:
        """Return whether `values` are certainly the same, unchanged; if False, look closer."""
        return (
            self._complete
            and len(values) == len(self._values)
            and all(map(operator.is_, values, self._values))
            and all(_is_as_it_was(container, items) for container, items in self._containers)
        )


def _items(container: Any) -> tuple[Any, ...]:
    return (*container, *container.values()) if type(container) is dict else tuple(container)


def _is_as_it_was(container: Any, items: tuple[Any, ...]) -> bool:
    now = _items(container)
    return len(now) == len(items) and all(map(operator.is_, now, items))


def fields_of(value: Any) -> dict[str, Any]:
    """Return the fields of an object, empty if it has none that can be seen."""
    plain = (*_FUNCTIONS, np.ndarray, np.generic, jax.Array, tuple, list, dict, set, frozenset)
    return {} if type(value) in ATOMS or isinstance(value, plain) else _fields(value) or {}


def show(value: Any, longest: int = 48) -> str:
    """Show a value in a few characters, without addresses."""
    if isinstance(value, (jax.Array, np.ndarray)):
        text = type_text(value)
    elif isinstance(value, functools.partial):
        text = f"partial({show(value.func)})"
    elif isinstance(value, (types.FunctionType, types.MethodType)):
        text = value.__qualname__.replace("<locals>.", "")
    elif isinstance(value, type):
        text = value.__qualname__
    elif isinstance(value, float):  # np.float64 is a float too, and says so
        text = repr(value)
    else:
        try:
            text = repr(value)
        except Exception as error:
            text = f"<{type(value).__name__}, whose repr raises {type(error).__name__}>"
        text = re.sub(r" at 0x[0-9a-fA-F]+", "", text)
    return text if len(text) <= longest else text[: longest - 3] + "..."
