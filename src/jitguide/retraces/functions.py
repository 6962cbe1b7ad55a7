"""Function objects made anew by the same code: lambdas, closures and partials in a loop."""

import threading
import types
import weakref
from dataclasses import dataclass
from typing import Any

from jitguide.retraces.body import Body
from jitguide.retraces.cause import Cause, Kind
from jitguide.retraces.origin import captured, code_of, place_of

__all__ = ["new_function_cause"]


@dataclass
class _Made:
    code: Any  # kept, so that its id stays its own
    count: int
    last: "weakref.ref[Body]"
    captured: dict[str, tuple[Any, str]]


# By the identity of the code: a program or a notebook cell that is run again is new code.
_made: dict[tuple[int, type], _Made] = {}
_lock = threading.Lock()


def new_function_cause(body: Body, watched_at: str) -> Cause | None:
    """Return the cause if another function object made by the same code was traced before."""
    code = code_of(body.fun)
    if code is body.fun:
        return None  # nothing that could be made anew by the same code
    now = captured(body.fun)
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
    differing = [
        f"{name}: {was} -> {shown}"
        for name, (key_now, shown) in now.items()
        for key_was, was in [before.captured.get(name, (None, "absent"))]
        if key_was != key_now
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
