"""The body of a function, wrapped so that each run is noticed, and what was traced for it."""

import functools
import inspect
import threading
import weakref
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import jax

from jitguide.retraces.events import frames
from jitguide.retraces.signature import Signature

_ATTRIBUTE = "__jitguide_body__"


@dataclass
class Entry:
    """One trace: its signature, and the placements for which its program was compiled."""

    signature: Signature
    call: str  # how the call is named in an explanation: "call 3"
    options: str  # of the `jax.jit` that traced it
    epoch: int  # how often all caches had been cleared by then
    placements: list[Signature] = field(default_factory=list)
    dropped: bool = False  # by `clear_cache()` of the function


class Memory:
    """The traces of one function object, oldest first."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.entries: list[Entry] = []
        self.has_fields = False  # whether a pytree with static fields was traced
        # static values, found as a dictionary finds them -> their exact forms
        self._variants: dict[Hashable, set[Hashable]] = {}
        self.mixed = False  # whether equal values were traced in more than one exact form

    def remember(self, values: Hashable, key: Hashable) -> None:
        """Note that static `values`, in exact form `key`, were traced."""
        try:
            forms = self._variants.setdefault(values, set())
            forms.add(key)
            self.mixed = self.mixed or len(forms) > 1
        except Exception:  # their hash or equality raises: JAX has said so already
            return

    def is_only_variant(self, values: Hashable, key: Hashable) -> bool:
        """Return whether all traces with static values equal to `values` were made for `key`."""
        try:
            return self._variants.get(values) == {key}
        except Exception:
            return False


class Body:
    """Stands for `fun` under `jax.jit`: a run of it there is a trace.

    JAX finds the traces of a function by the function object, with its `==`; therefore two bodies
    are equal exactly if their functions are equal, and there is one body for one function.
    """

    def __init__(self, fun: Callable[..., Any]) -> None:
        self.fun = fun
        self.memory = Memory()
        functools.update_wrapper(self, fun, updated=())
        if not hasattr(self, "__name__"):
            self.__name__ = name_of(fun)

    def __hash__(self) -> int:
        return hash(self.fun)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Body) and bool(self.fun == other.fun)

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Run the function, and note in the call in progress that it ran."""
        frame = next((f for f in reversed(frames()) if f.body is self and not f.depth), None)
        if frame is None:  # traced by something that does not go through a watched call
            return self.fun(*args, **kwargs)
        if jax.config.jax_disable_jit or _is_rerun(frame.traces, frame.compiles, args, kwargs):
            frame.eager_runs += 1
        else:
            frame.traces += 1
        frame.depth += 1
        start = perf_counter()
        try:
            return self.fun(*args, **kwargs)
        finally:
            frame.depth -= 1
            frame.trace_seconds += perf_counter() - start


def _is_rerun(traces: int, compiles: int, args: Any, kwargs: Any) -> bool:
    # jax_debug_nans runs the body once more, on values, to find the operation that made the NaN.
    if not (jax.config.jax_debug_nans or jax.config.jax_debug_infs):
        return False
    leaves = jax.tree_util.tree_leaves((args, kwargs))
    if any(isinstance(leaf, jax.core.Tracer) for leaf in leaves):
        return False
    return bool(traces or compiles or any(isinstance(leaf, jax.Array) for leaf in leaves))


def name_of(fun: Any) -> str:
    """Return the name of a function, or of what a partial binds."""
    while isinstance(fun, functools.partial):
        fun = fun.func
    return str(getattr(fun, "__name__", type(fun).__name__))


# For functions that take no attribute (bound methods): as long as somebody watches them.
_others: "weakref.WeakValueDictionary[Any, Body]" = weakref.WeakValueDictionary()


def body_of(fun: Callable[..., Any]) -> Body:
    """Return the one body of `fun`, which lives as long as `fun` does.

    JAX keeps the traces of a function until the function is gone. Were the body gone earlier,
    watching the same function again would trace again, which `jax.jit` does not do.
    """
    found = getattr(fun, "__dict__", {}).get(_ATTRIBUTE) if not inspect.ismethod(fun) else None
    if isinstance(found, Body) and found.fun is fun:  # functools.wraps copies the attribute
        return found
    if inspect.ismethod(fun):
        return _others.setdefault(fun, Body(fun))
    body = Body(fun)
    try:
        vars(fun)[_ATTRIBUTE] = body
    except TypeError:  # no __dict__, or one that cannot be written to
        return _others.setdefault(fun, body)
    return body
