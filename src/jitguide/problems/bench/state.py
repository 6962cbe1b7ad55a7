"""Sees what an attempt keeps between calls: globals, caches, attributes, default arguments."""

import array
import collections
import contextvars
import functools
import hashlib
import io
import os
import random
import types
from collections.abc import Iterator
from typing import Any

import numpy as np

from jitguide.problems.bench.origin import global_names, is_own, is_own_object

_VALUES = (type(None), bool, int, float, complex, str, bytes)
# modules of Python whose objects hold what a program puts into them, as their attributes
_CONTAINERS = frozenset({"types", "_thread", "weakref", "collections", "queue"})
_Picture = dict[str, tuple[Any, ...]]


class StateWatch:
    """Compares what is reachable from some names, now and when it was made."""

    def __init__(self, roots: dict[str, Any]) -> None:
        self._roots = roots
        self._kept: list[Any] = []  # alive, so that no id is given out twice
        self._before = self._picture()

    def changes(self) -> list[str]:
        """Name what has changed since."""
        now = self._picture()
        return [
            name
            for name in sorted({*self._before, *now})
            if self._before.get(name) != now.get(name)
        ]

    def _picture(self) -> _Picture:
        picture: _Picture = {"os.environ": tuple(sorted(os.environ.items()))}
        seen: set[int] = set()
        queue = [
            (name, value)
            for name, value in list(self._roots.items())
            if not (name.startswith("__") and name.endswith("__"))
        ]
        while queue:
            name, thing = queue.pop(0)
            picture[name] = _token(thing)
            if id(thing) in seen or isinstance(thing, _VALUES):
                continue
            seen.add(id(thing))
            self._kept.append(thing)
            queue.extend(_parts(name, thing))
        return picture


def _token(thing: Any) -> tuple[Any, ...]:
    if isinstance(thing, _VALUES):
        return (type(thing).__name__, repr(thing))
    if isinstance(thing, (list, dict, set, collections.deque, bytearray)):
        return (id(thing), len(thing))
    if isinstance(thing, np.ndarray):
        return (id(thing), hashlib.sha256(np.ascontiguousarray(thing).tobytes()).hexdigest())
    if isinstance(thing, random.Random):
        return (id(thing), hash(thing.getstate()))
    if isinstance(thing, np.random.Generator):
        return (id(thing), repr(thing.bit_generator.state))
    if type(thing).__module__ == "itertools":
        return (id(thing), repr(thing))
    if isinstance(thing, types.GeneratorType):
        return (id(thing), thing.gi_frame.f_lasti if thing.gi_frame else None)
    if isinstance(thing, functools._lru_cache_wrapper):
        return (id(thing), thing.cache_info().currsize)
    if isinstance(thing, contextvars.ContextVar):
        return (id(thing), repr(thing.get(None)))
    if isinstance(thing, array.array):
        return (id(thing), thing.tobytes())
    if isinstance(thing, (io.StringIO, io.BytesIO)) and not thing.closed:
        return (id(thing), thing.getvalue(), thing.tell())
    return (id(thing),)


def _parts(name: str, thing: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, (list, tuple, collections.deque)):
        yield from ((f"{name}[{i}]", part) for i, part in enumerate(thing))
    elif isinstance(thing, dict):
        yield from ((f"{name}[{_key(key)}]", part) for key, part in thing.items())
    elif isinstance(thing, types.FunctionType):
        if is_own(thing.__code__.co_filename):
            yield from _parts_of_function(name, thing)
    elif isinstance(thing, functools.partial):
        yield f"{name}.func", thing.func
        yield f"{name}.args", thing.args
        yield f"{name}.keywords", thing.keywords
    elif isinstance(thing, functools._lru_cache_wrapper):
        yield f"{name}.__wrapped__", thing.__wrapped__
    elif isinstance(thing, types.ModuleType):
        file = getattr(thing, "__file__", None)
        if isinstance(file, str) and is_own(file):
            yield from _attributes(name, thing)
    elif is_own_object(thing) or type(thing).__module__ in _CONTAINERS:
        yield from _attributes(name, thing)
        if not isinstance(thing, type):
            yield f"{name}.__class__", type(thing)


def _parts_of_function(name: str, function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    yield f"{name}.__defaults__", function.__defaults__
    yield f"{name}.__kwdefaults__", function.__kwdefaults__
    for label, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            yield f"{label} in {name}", cell.cell_contents
        except ValueError:  # not filled yet
            yield f"{label} in {name}", None
    yield from ((f"{name}.{key}", part) for key, part in vars(function).items())
    for label in sorted(global_names(function.__code__) & function.__globals__.keys()):
        yield label, function.__globals__[label]


def _attributes(name: str, thing: Any) -> Iterator[tuple[str, Any]]:
    inside = dict(vars(thing)) if hasattr(thing, "__dict__") else {}
    for slot in getattr(type(thing), "__slots__", ()):
        if isinstance(slot, str) and hasattr(thing, slot):
            inside[slot] = getattr(thing, slot)
    for key, part in inside.items():
        dunder = key.startswith("__") and key.endswith("__")
        if not dunder or isinstance(part, types.FunctionType):
            yield f"{name}.{key}", part


def _key(key: Any) -> str:
    return repr(key) if isinstance(key, _VALUES) else type(key).__name__
