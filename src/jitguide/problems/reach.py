"""Finds the objects that the code of an attempt can reach, and so the state that it keeps."""

import dis
import functools
import gc
import inspect
import os
import sys
import sysconfig
import types
from collections import deque
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

_LIBRARIES = tuple(
    os.path.realpath(folder) + os.sep
    for folder in {
        *(sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")),
        str(Path(jax.__file__).parent),
        str(Path(__file__).parents[1]),  # this package
    }
)
_VALUES = (type(None), bool, int, float, complex, str, bytes)
_HOLDERS = (
    *(list, tuple, dict, deque, functools.partial, functools._lru_cache_wrapper),
    *(types.SimpleNamespace, types.MethodType, types.CellType),
)


def _place(function: Any) -> str:
    """Say where a function is defined, as `file:line`; empty where Python cannot tell."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    return "" if code is None else f"{code.co_filename}:{code.co_firstlineno}"


# A plain function of JAX that shows up as a jitted one was jitted by the attempt.
_PLAIN_IN_JAX = {
    _place(member)
    for space in (jnp, jax.lax, jax.nn)
    for member in vars(space).values()
    if isinstance(member, types.FunctionType)
} - {""}


def is_own(filename: str) -> bool:
    """Whether code from this file belongs to the attempt: code in strings and cells does."""
    if filename.startswith("<frozen ") or filename == "<__array_function__ internals>":
        return False
    return not os.path.realpath(filename).startswith(_LIBRARIES)


def is_jitted_by_attempt(place: str) -> bool:
    """Whether the attempt jitted a function that is defined at `file:line`."""
    return place != "" and (place in _PLAIN_IN_JAX or is_own(place.rpartition(":")[0]))


class StateWatch:
    """Compares what is reachable from some names, now and when it was made."""

    def __init__(self, roots: dict[str, Any]) -> None:
        self._roots = {name: thing for name, thing in roots.items() if not _is_dunder(name)}
        self._kept: list[Any] = []  # alive, so that no id is given out twice
        self._before = self._picture()

    def changes(self) -> list[str]:
        """Name what has changed since: a root, or a global that a function uses."""
        before, now = self._before, self._picture()
        return [name for name in sorted({*before, *now}) if before.get(name) != now.get(name)]

    def _picture(self) -> dict[str, list[object]]:
        picture: dict[str, list[object]] = {}
        seen: set[int] = set()
        waiting = deque(self._roots.items())
        while waiting:
            name, thing = waiting.popleft()
            picture.setdefault(name, []).append(_token(thing))
            if id(thing) not in seen and not isinstance(thing, _VALUES):
                seen.add(id(thing))
                self._kept.append(thing)
                waiting.extend(_parts(name, thing))
        return picture


def _token(thing: Any) -> object:
    """Give what differs after a change of the thing itself; its parts have tokens of their own."""
    if isinstance(thing, _VALUES):
        return type(thing), repr(thing)
    if isinstance(thing, np.ndarray):
        return id(thing), thing.tobytes()
    return id(thing), len(thing) if isinstance(thing, (set, bytearray)) else None


def _parts(name: str, thing: Any) -> list[tuple[str, Any]]:
    """Give what code of the attempt can get at through a thing, each part under a name."""
    parts: list[Any] = []
    if isinstance(thing, types.FunctionType):
        if is_own(thing.__code__.co_filename):
            parts = [thing.__defaults__, thing.__kwdefaults__, *(thing.__closure__ or ())]
            parts += _attributes(thing)
            used = sorted(_global_names(thing.__code__) & thing.__globals__.keys())
            return [*((name, p) for p in parts), *((n, thing.__globals__[n]) for n in used)]
    elif isinstance(thing, _HOLDERS):
        # An empty dictionary may be Python's own, made as soon as somebody asks for attributes.
        parts = [p for p in gc.get_referents(thing) if type(p) is not dict or p]
    elif _defined_by_attempt(thing):
        parts = [*_attributes(thing), type(thing)]
    return [(name, part) for part in parts]


def _attributes(thing: Any) -> list[Any]:
    attributes = dict(getattr(thing, "__dict__", {})).items()
    return [v for n, v in attributes if not _is_dunder(n) or isinstance(v, types.FunctionType)]


def _defined_by_attempt(thing: Any) -> bool:
    """Whether a module, or the class of an instance, comes from a file of the attempt."""
    if isinstance(thing, types.ModuleType):
        module: Any = thing
    else:
        kind = thing if isinstance(thing, type) else type(thing)
        module = sys.modules.get(kind.__module__)
    file = getattr(module, "__file__", None)
    if module is not None and module.__name__ == "__main__":  # a cell, or a script
        return file is None or is_own(file)
    return isinstance(file, str) and is_own(file)


def _global_names(code: types.CodeType) -> set[str]:
    """Name the globals that a function reads or writes, inner functions included."""
    own = {
        instruction.argval
        for instruction in dis.get_instructions(code)  # co_names has attributes too
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL")
    }
    inner = (const for const in code.co_consts if isinstance(const, types.CodeType))
    return own.union(*map(_global_names, inner))


def _is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")
