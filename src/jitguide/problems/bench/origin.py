"""Tells the attempt's own code from that of Python and of installed packages."""

import dis
import os
import sys
import sysconfig
import types
from pathlib import Path
from typing import Any

import jax

_LIBRARIES = tuple(
    os.path.realpath(folder) + os.sep
    for folder in {
        *(sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")),
        str(Path(jax.__file__).parent),
        str(Path(__file__).parents[2]),  # this package
    }
)
_judged: set[str] = set()


def judge_as_own(filename: str) -> None:
    """Count a file as the attempt's wherever it lies."""
    _judged.add(filename)


def is_own(filename: str) -> bool:
    """Whether code from this file belongs to the attempt: code in strings and cells does."""
    if filename in _judged:
        return True
    if filename.startswith("<frozen ") or filename == "<__array_function__ internals>":
        return False
    return not os.path.realpath(filename).startswith(_LIBRARIES)


def is_own_object(thing: Any) -> bool:
    """Whether a function, a class or an instance was defined by the attempt."""
    if isinstance(thing, types.FunctionType):
        return is_own(thing.__code__.co_filename)
    kind = thing if isinstance(thing, type) else type(thing)
    return any(
        isinstance(member, types.FunctionType) and is_own(member.__code__.co_filename)
        for member in map(_plain_function, list(vars(kind).values()))
    ) or _module_is_own(getattr(kind, "__module__", None))


def _plain_function(member: Any) -> Any:
    if isinstance(member, (staticmethod, classmethod)):
        return member.__func__
    return member.fget if isinstance(member, property) else member


def _module_is_own(name: Any) -> bool:
    module = sys.modules.get(name) if isinstance(name, str) else None
    file = getattr(module, "__file__", None)
    if name == "__main__":
        return file is None or is_own(file)
    return isinstance(file, str) and is_own(file)


def global_names(code: types.CodeType) -> set[str]:
    """Name the globals that a function reads or writes, inner functions included."""
    inner = [const for const in code.co_consts if isinstance(const, types.CodeType)]
    own = {
        instruction.argval
        for instruction in dis.get_instructions(code)  # co_names has attributes too
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL")
    }
    return own.union(*(global_names(const) for const in inner))
