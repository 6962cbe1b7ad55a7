"""Where a function object was made: the place to look at when it is made anew for every call."""

import functools
import inspect
import sys
import types
from pathlib import Path
from typing import Any

from jitguide.retraces.exact import exact, hashing, show

__all__ = ["caller", "captured", "code_of", "outside", "place_of"]

_PACKAGE = str(Path(__file__).parent)


def code_of(fun: Any) -> Any:
    """Return the code of a function, of what a partial binds, or of what a wrapper wraps.

    A callable that has no Python code, such as a ufunc, stands for itself.
    """
    while True:
        if isinstance(fun, functools.partial):
            fun = fun.func
        elif isinstance(fun, types.MethodType):
            fun = fun.__func__
        elif (unwrapped := inspect.unwrap(fun)) is not fun:
            fun = unwrapped
        else:
            return getattr(fun, "__code__", fun)


def place_of(fun: Any) -> str:
    """Return `file:line` of the definition of a function; its name if it has no Python code."""
    code = code_of(fun)
    if isinstance(code, types.CodeType):
        return _place(code.co_filename, code.co_firstlineno)
    return show(code)


def outside() -> tuple[int, types.FrameType]:
    """Return the nearest frame outside this package, and how far above the caller's it is.

    Counted as `warnings.warn` does: 1 is the caller itself.
    """
    depth, frame = 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        depth, frame = depth + 1, frame.f_back
    return depth, frame


def caller() -> str:
    """Return `file:line` of the nearest caller outside this package."""
    _, frame = outside()
    return _place(frame.f_code.co_filename, frame.f_lineno)


def _place(filename: str, line: int) -> str:
    path = Path(filename)
    try:
        shown = path.relative_to(Path.cwd())
    except (ValueError, OSError):
        shown = path
    return f"{shown}:{line}"


def captured(fun: Any) -> dict[str, tuple[Any, str]]:
    """Return what distinguishes functions made from the same code: name -> (exact value, shown)."""
    found: dict[str, tuple[Any, tuple[Any, str]]] = {}
    if isinstance(fun, functools.partial):
        named = {f"argument {i}": value for i, value in enumerate(fun.args)} | fun.keywords
        found = {name: _pair(value) for name, value in named.items()}
        fun = fun.func
    if isinstance(fun, types.FunctionType):
        for name, cell in zip(fun.__code__.co_freevars, fun.__closure__ or (), strict=False):
            try:
                found[name] = _pair(cell.cell_contents)
            except ValueError:  # a variable that is not assigned yet
                continue
        for index, value in enumerate(fun.__defaults__ or ()):
            found[f"default {index}"] = _pair(value)
    # What is no plain value may have been changed since, and cannot be compared.
    return {name: pair for name, (value, pair) in found.items() if hashing(value) == "value"}


def _pair(value: Any) -> tuple[Any, tuple[Any, str]]:
    return value, (exact(value), show(value))
