"""What can be done with an attempt, and how the outcome is described. Needs JAX."""

import functools
import math
import sys
import types
from collections.abc import Callable, Iterable
from typing import Any

import jax
import jax._src.array as _array
import jax.numpy as jnp
import numpy as np

from jitguide.problems.bench.jits import (
    JitWatch,
    callbacks_in_program,
    equations,
    jits_in_program,
    jitted_within_reach,
)
from jitguide.problems.bench.origin import is_own, judge_as_own
from jitguide.problems.bench.state import StateWatch
from jitguide.problems.bench.values import decode_array, encode_array, one_line

# Its class, taken without making an array: before the first one JAX has no threads, so that a
# process which has only imported this module can fork.
_ARRAY: Any = _array.ArrayImpl
_TRACER = jax.core.Tracer
_FAMILIES: dict[type, str] = {
    **{
        kind: kind.__name__
        for kind in vars(jax.errors).values()
        if isinstance(kind, type) and issubclass(kind, Exception)
    },
    **{
        kind: kind.__name__
        for kind in (BaseException, Exception, TypeError, ValueError, AttributeError, IndexError,
                     KeyError, MemoryError, RecursionError, SystemExit, ArithmeticError)
    },
}  # fmt: skip
_NUMPY_SCALARS = frozenset(
    kind for kind in np.sctypeDict.values() if issubclass(kind, (np.number, np.bool_))
)
_asarray, _jnp_asarray, _jit, _vmap, _grad = np.asarray, jnp.asarray, jax.jit, jax.vmap, jax.grad
_jvp, _make_jaxpr, _jnp_sum = jax.jvp, jax.make_jaxpr, jnp.sum


class Operations:
    """Holds an attempt and does with it what the judge asks for.

    Each public method is an operation; it takes and gives what JSON can hold. JAX's functions
    are taken before the attempt is loaded, so that an attempt cannot put others in their place.
    """

    def __init__(self) -> None:
        self._things: dict[str, Any] = {}
        self._counts: dict[str, list[int]] = {}
        self.jits = JitWatch()
        self._state: StateWatch | None = None

    def hold(self, things: dict[str, Any]) -> None:
        """Take the names that an attempt defines, and remember their state."""
        self._things.update(things)
        self._state = StateWatch(things)

    def kinds(self, names: list[str]) -> dict[str, str]:
        """Say of each name whether the attempt defines it: "callable", "missing" or a type."""
        return {
            name: "missing"
            if name not in self._things
            else "callable"
            if callable(self._things[name])
            else type(self._things[name]).__name__
            for name in names
        }

    def call(
        self, function: str, args: list[Any], kwargs: dict[str, Any], keep: str | None = None
    ) -> dict[str, Any]:
        """Call a function and describe what came; keep the result under a name if one is given."""
        target = self._things[function]
        positional = [self._argument(value) for value in args]
        named = {key: self._argument(value) for key, value in kwargs.items()}
        answer = self._described(lambda: target(*positional, **named), keep)
        if any(type(value) is _ARRAY and value.is_deleted() for value in positional):
            return {"raised": describe_error(RuntimeError("the call deleted its argument"))}
        return answer

    def call_with(self, function: str, kept: str) -> dict[str, Any]:
        """Call a function with the parts of a kept tuple as its arguments."""
        return self._described(lambda: self._things[function](*self._things[kept]))

    def jit(self, function: str, static: list[str], keep: str, counted: bool) -> dict[str, Any]:
        """Apply `jax.jit`; when counted, through a wrapper that counts how often it is traced."""
        target = self._things[function]
        if counted:
            count = self._counts[keep] = [0]
            inner = target

            @functools.wraps(inner)
            def target(*args: Any, **kwargs: Any) -> Any:
                count[0] += 1
                return inner(*args, **kwargs)

        def make() -> Any:
            return _jit(target, static_argnames=tuple(static)) if static else _jit(target)

        return self._described(make, keep)

    def traces(self, function: str) -> int:
        """Say how often a counted function has been traced."""
        return self._counts[function][0]

    def vmap(
        self, function: str, args: list[Any], kwargs: dict[str, Any], axes: list[int | None]
    ) -> dict[str, Any]:
        """Map a function over the arguments whose axis is not None; the others stay as they are."""
        target, merge, mapped = self._split(function, args, kwargs, [a is not None for a in axes])
        picked = tuple(axis for axis in axes if axis is not None)
        return self._described(lambda: _vmap(lambda *xs: target(*merge(xs)), picked)(*mapped))

    def gradient(
        self, function: str, args: list[Any], kwargs: dict[str, Any], weights: Any, argument: int
    ) -> dict[str, Any]:
        """Differentiate the weighted sum of the result with respect to one argument."""
        which = [position == argument for position in range(len(args))]
        target, merge, picked = self._split(function, args, kwargs, which)
        factor = self._argument(weights)
        return self._described(
            lambda: _grad(lambda x: _jnp_sum(factor * target(*merge((x,)))))(picked[0])
        )

    def tangent(
        self, function: str, args: list[Any], kwargs: dict[str, Any], direction: Any
    ) -> dict[str, Any]:
        """Differentiate forwards along a direction of the first argument."""
        which = [position == 0 for position in range(len(args))]
        target, merge, picked = self._split(function, args, kwargs, which)
        along = self._argument(direction)
        return self._described(
            lambda: _jvp(lambda x: target(*merge((x,))), (picked[0],), (along,))[1]
        )

    def program(self, function: str, args: list[Any], kwargs: dict[str, Any]) -> dict[str, Any]:
        """Trace a function, arrays traced and everything else static, and describe the jaxpr."""
        which = [isinstance(value, dict) and "jax" in value for value in args]
        target, merge, picked = self._split(function, args, kwargs, which)
        found: dict[str, Any] = {}

        def trace() -> None:
            jaxpr = _make_jaxpr(lambda *xs: target(*merge(xs)))(*picked)
            found["primitives"] = [equation.primitive.name for equation in equations(jaxpr)]
            found["elements"] = sum(
                math.prod(getattr(out.aval, "shape", ()))
                for equation in equations(jaxpr)
                for out in equation.outvars
            )
            found["jits"] = jits_in_program(jaxpr)
            found["callbacks"] = callbacks_in_program(jaxpr)

        return {**self._described(trace), **found}

    def jits_used(self, function: str) -> list[str]:
        """Say where the attempt used `jax.jit` while it was called, or could use it."""
        return [*dict.fromkeys([*self.jits.places, *jitted_within_reach(self._things[function])])]

    def state_changes(self) -> list[str]:
        """Name what the attempt keeps that has changed since it was loaded."""
        return [] if self._state is None else self._state.changes()

    def assign(self, thing: str, attribute: str, value: Any) -> dict[str, Any]:
        """Assign to an attribute of a kept object."""
        return self._described(
            lambda: setattr(self._things[thing], attribute, self._argument(value))
        )

    def compare(self, one: str, other: str) -> dict[str, Any]:
        """Compare two kept objects with `==`, which must give a bool."""
        return self._described(lambda: self._things[one] == self._things[other])

    def parameters(self, function: str) -> list[str]:
        """Name the parameters of a function; empty where Python cannot tell."""
        import inspect

        try:
            return list(inspect.signature(self._things[function]).parameters)
        except (TypeError, ValueError):
            return []

    def _split(
        self, function: str, args: list[Any], kwargs: dict[str, Any], which: list[bool]
    ) -> tuple[Callable[..., Any], Callable[[Iterable[Any]], list[Any]], list[Any]]:
        target = self._things[function]
        named = {key: self._argument(value) for key, value in kwargs.items()}
        values = [self._argument(value) for value in args]

        def merge(replacements: Iterable[Any]) -> list[Any]:
            rest = iter(replacements)
            return [
                next(rest) if chosen else value for chosen, value in zip(which, values, strict=True)
            ]

        picked = [value for chosen, value in zip(which, values, strict=True) if chosen]
        return functools.partial(target, **named) if named else target, merge, picked

    def _argument(self, described: Any) -> Any:
        ((kind, value),) = described.items()
        if kind == "jax":
            return _jnp_asarray(decode_array(value))
        if kind == "numpy":
            return decode_array(value)
        if kind == "ref":
            return self._things[value]
        if kind in ("tuple", "list"):
            parts = [self._argument(part) for part in value]
            return tuple(parts) if kind == "tuple" else parts
        return value

    def _described(self, action: Callable[[], Any], keep: str | None = None) -> dict[str, Any]:
        try:
            with self.jits.watching():
                result = action()
            if keep is not None:
                self._things[keep] = result
            return {"result": describe(result)}
        except BaseException as error:  # whatever an attempt raises is an outcome
            return {"raised": describe_error(error)}


def describe(result: Any) -> dict[str, Any]:
    """Describe a result; arrays by their bytes, everything else by type and a short text."""
    kind: type = type(result)
    name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
    if kind is _ARRAY and result.dtype.kind in "biufcV":
        array = _asarray(result)
        return {"kind": "jax", "type": "jax.Array", "shown": "", "value": encode_array(array)}
    if kind is np.ndarray and result.dtype.kind in "biufcV" and result.dtype.names is None:
        return {"kind": "numpy", "type": name, "shown": "", "value": encode_array(result)}
    if kind in _NUMPY_SCALARS:
        array = _asarray(result)
        return {"kind": "numpy", "type": name, "shown": "", "value": encode_array(array)}
    if kind in (bool, int, float, str) or result is None:
        return {"kind": "plain", "type": name, "shown": repr(result)[:200], "value": result}
    if kind in (tuple, list) and len(result) <= 100_000:
        parts = [describe(part) for part in result]
        return {"kind": name, "type": name, "shown": "", "value": parts}
    if issubclass(kind, _TRACER):
        name = f"a tracer ({kind.__name__})"
    return {"kind": "other", "type": name, "shown": _shown(result)}


def describe_error(error: BaseException) -> dict[str, Any]:
    """Describe an exception: its class, the families it belongs to, its text, the line."""
    kind: type[BaseException] = type(error)
    return {
        "name": kind.__name__,
        "families": [name for known, name in _FAMILIES.items() if known in kind.__mro__],
        "message": _shown(error, first_line=True),
        "line": _line(error.__traceback__),
    }


def _shown(thing: Any, first_line: bool = False) -> str:
    try:
        text = str(thing)[:2000]
        return one_line((text.splitlines() or [""])[0] if first_line else text)
    except BaseException as error:  # str() may be the attempt's own code
        return f"<its text raises {type(error).__name__}>"


def _line(trace: types.TracebackType | None) -> int | None:
    line = None
    while trace is not None:
        if is_own(trace.tb_frame.f_code.co_filename):
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def load(source: str, filename: str) -> types.ModuleType:
    """Run the source of an attempt as a module and return it."""
    judge_as_own(filename)
    module = types.ModuleType("attempt")
    module.__file__ = filename
    sys.modules["attempt"] = module  # dataclasses look their module up
    exec(compile(source, filename, "exec"), vars(module))
    return module
