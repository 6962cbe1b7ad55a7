"""Where a function object was made, and whether the same code has made others before it."""

import functools
import inspect
import sys
import threading
import types
import weakref
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jitguide.retraces.body import Body
from jitguide.retraces.call import Cause, Kind
from jitguide.retraces.exact import hashing, show
from jitguide.retraces.static import Static, as_static

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


def _captured(fun: Any) -> dict[str, Static]:
    """Return what distinguishes functions made from the same code, by name."""
    found: dict[str, Any] = {}
    if isinstance(fun, functools.partial):
        found = {f"argument {i}": value for i, value in enumerate(fun.args)} | fun.keywords
        fun = fun.func
    if isinstance(fun, types.FunctionType):
        for name, cell in zip(fun.__code__.co_freevars, fun.__closure__ or (), strict=False):
            with suppress(ValueError):  # a variable that is not assigned yet
                found[name] = cell.cell_contents
        found |= {f"default {i}": value for i, value in enumerate(fun.__defaults__ or ())}
    # What is no plain value may have been changed since, and cannot be compared.
    return {name: as_static(v) for name, v in found.items() if hashing(v) == "value"}


@dataclass
class _Made:
    code: Any  # kept, so that its id stays its own
    count: int
    last: "weakref.ref[Body]"
    captured: dict[str, Static]


# By the identity of the code: a program or a notebook cell that is run again is new code.
_made: dict[tuple[int, type], _Made] = {}
_lock = threading.Lock()


def new_function_cause(body: Body, watched_at: str) -> Cause | None:
    """Return the cause if another function object made by the same code was traced before."""
    code = code_of(body.fun)
    if code is body.fun:
        return None  # nothing that the same code could make again
    now = _captured(body.fun)
    with _lock:
        key = (id(code), type(body.fun))
        before = _made.get(key)
        if before is not None and before.last() is body:
            return None  # the same object: traced before, and forgotten since
        count = 1 if before is None else before.count + 1
        _made[key] = _Made(code, count, weakref.ref(body), now)
    if before is None:
        return None
    what = _what(body.fun)
    text = (
        f"a new function object: {what} defined at {place_of(body.fun)}, number {count} from that "
        f"code, jitted at {watched_at}; jit keeps traces by function object"
    )
    was = before.captured
    differing = [
        f"{name}: {was[name].shown if name in was else 'absent'} -> {value.shown}"
        for name, value in now.items()
        if name not in was or was[name].key != value.key
    ]
    if differing:
        text += f" (captured {', '.join(differing)})"
    return Cause(Kind.NEW_FUNCTION, text, None, f"number {count - 1}", f"number {count}")


def _what(fun: Any) -> str:
    if isinstance(fun, types.MethodType):
        return f"bound method {fun.__qualname__}"
    if isinstance(fun, types.FunctionType):
        return "lambda" if fun.__name__ == "<lambda>" else f"function {fun.__name__}"
    return type(fun).__name__
