"""An attempt at a problem: calls it, transforms it, traces it, and catches whatever it raises."""

import functools
import math
import sys
import traceback
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from jitguide.problems.model import Miss
from jitguide.problems.reach import StateWatch, is_jitted_by_attempt, is_own
from jitguide.problems.values import (
    Got,
    Outcome,
    Raised,
    one_line,
    safe_text,
    show_array,
    show_outcome,
)
from jitguide.trace.dataflow import every_equation

_CALLBACKS = frozenset({"pure_callback", "io_callback", "outside_call"})
Function = str | Callable[..., Any]


@dataclass(frozen=True)
class Program:
    """What tracing a function gave."""

    outcome: Outcome  # the error, if there was one
    primitives: tuple[str, ...] = ()  # the names of all operations, those in loops and branches too
    jits: tuple[str, ...] = ()  # jitted functions in it that the attempt put there
    callbacks: tuple[str, ...] = ()  # calls back to Python in it
    elements: int = 0  # how many array elements all operations together produce


class Jitted:
    """A jitted function that counts in `traces` how often it is traced."""

    def __init__(self, function: Callable[..., Any], static: str | None) -> None:
        self.traces = 0

        @functools.wraps(function)
        def counting(*args: Any, **kwargs: Any) -> Any:
            self.traces += 1
            return function(*args, **kwargs)

        self._jitted = jax.jit(counting, static_argnames=static)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the jitted function."""
        return self._jitted(*args, **kwargs)


class Attempt:
    """The functions of an attempt. Each method takes one by its name, or what `jit` gave.

    Args:
        functions: what the problem asks for, by name.
        names: everything that the attempt defines, by name; the functions by default.
        begins: is told in words what begins now: a call that may never end.
    """

    def __init__(
        self,
        functions: dict[str, Any],
        names: dict[str, Any] | None = None,
        begins: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.functions, self._begins = functions, begins
        self._state = StateWatch(functions if names is None else names)

    def target(self, function: Function) -> Any:
        """Give the function itself."""
        return self.functions[function] if isinstance(function, str) else function

    def run(self, action: Callable[[], Any], what: str = "a call") -> Outcome:
        """Do something with the attempt; an error, SystemExit too, is an outcome."""
        self._begins(what)
        try:
            return _described(action())
        except KeyboardInterrupt:  # the reader's, in a notebook
            raise
        except BaseException as error:
            message = (safe_text(error).splitlines() or [""])[0]
            return Raised(type(error), one_line(message), _line(error.__traceback__))

    def call(self, function: Function, *args: Any, **kwargs: Any) -> Outcome:
        """Call a function; NumPy arrays among the arguments arrive as JAX arrays."""
        handed = [_handed_over(value) for value in args]
        shown = [show_array(v) if isinstance(v, np.ndarray) else safe_text(v) for v in args]
        shown += [f"{name}={safe_text(value)}" for name, value in kwargs.items()]
        named = {name: _handed_over(value) for name, value in kwargs.items()}
        target = self.target(function)
        name = function if isinstance(function, str) else "the jitted function"
        outcome = self.run(lambda: target(*handed, **named), f"{name}({', '.join(shown)})")
        if any(isinstance(value, jax.Array) and value.is_deleted() for value in handed):
            return Raised(RuntimeError, "the call deleted its argument")
        return outcome

    def jit(self, function: str, static: str | None = None) -> Jitted:
        """Give the jitted function; raises `Miss` where JAX refuses."""
        outcome = self.run(lambda: Jitted(self.target(function), static), "jax.jit")
        if isinstance(outcome, Raised):
            raise Miss("jax.jit, before any call", "a jitted function", show_outcome(outcome))
        jitted: Jitted = outcome.raw
        return jitted

    def vmap(
        self, function: Function, *args: Any, axes: tuple[int | None, ...], **kwargs: Any
    ) -> Outcome:
        """Map over arguments; those whose axis is None stay what they are, static values too."""
        mapped = [place for place, axis in enumerate(axes) if axis is not None]
        inner, values = self._of_some(function, args, kwargs, mapped)
        picked = tuple(axes[place] for place in mapped)
        return self.run(lambda: jax.vmap(inner, picked)(*values), f"jax.vmap of {function}")

    def gradient(self, function: Function, *args: Any, weights: Any, **kwargs: Any) -> Outcome:
        """Differentiate `sum(weights * function(*args))` with respect to the first argument."""
        inner, values = self._of_some(function, args, kwargs, [0])
        total = lambda x: jnp.sum(jnp.asarray(weights) * inner(x))  # noqa: E731
        return self.run(lambda: jax.grad(total)(*values), f"jax.grad of {function}")

    def tangent(self, function: Function, *args: Any, direction: Any, **kwargs: Any) -> Outcome:
        """Differentiate forwards along a direction of the first argument."""
        inner, values = self._of_some(function, args, kwargs, [0])
        along = (jnp.asarray(direction),)
        return self.run(lambda: jax.jvp(inner, values, along)[1], f"jax.jvp of {function}")

    def program(self, function: str, *args: Any, **kwargs: Any) -> Program:
        """Trace a function: arrays traced, everything else static."""
        arrays = [place for place, value in enumerate(args) if isinstance(value, np.ndarray)]
        inner, values = self._of_some(function, args, kwargs, arrays)
        traced: list[Any] = []
        outcome = self.run(
            lambda: traced.append(jax.make_jaxpr(inner)(*values)), f"tracing {function}"
        )
        if not traced:
            return Program(outcome)
        found = [equation for equation, _ in every_equation(traced[0].jaxpr.eqns)]
        names = tuple(equation.primitive.name for equation in found)
        outs = [out.aval for equation in found for out in equation.outvars]
        return Program(
            outcome,
            names,
            tuple(name for equation in found if (name := _jitted_by_attempt(equation))),
            tuple(name for name in names if name in _CALLBACKS),
            sum(math.prod(getattr(aval, "shape", ())) for aval in outs),
        )

    def state_changes(self) -> list[str]:
        """Name what the attempt keeps that has changed since it was loaded."""
        return self._state.changes()

    def _of_some(
        self, function: Function, args: tuple[Any, ...], kwargs: dict[str, Any], places: list[int]
    ) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Give the function of the arguments at some places, the others fixed, and those."""
        target, handed = self.target(function), [_handed_over(value) for value in args]
        named = {name: _handed_over(value) for name, value in kwargs.items()}

        def inner(*values: Any) -> Any:
            merged = {**dict(enumerate(handed)), **dict(zip(places, values, strict=True))}
            return target(*merged.values(), **named)

        return inner, tuple(handed[place] for place in places)


def load(source: str, filename: str) -> types.ModuleType:
    """Run the source of an attempt as a module and return it; raises whatever it raises."""
    module = types.ModuleType("attempt")
    module.__file__ = filename
    sys.modules["attempt"] = module  # dataclasses look their module up
    exec(compile(source, filename, "exec", dont_inherit=True), vars(module))
    return module


def _handed_over(value: Any) -> Any:
    return jnp.asarray(value) if isinstance(value, np.ndarray) else value


def _described(raw: Any) -> Got:
    kind: str = "other"
    value: Any = None
    type_name = f"{type(raw).__module__}.{type(raw).__qualname__}".removeprefix("builtins.")
    if isinstance(raw, jax.core.Tracer):
        type_name = f"a tracer ({type(raw).__name__})"
    elif isinstance(raw, (jax.Array, np.ndarray, np.generic)) and raw.dtype.kind in "biufcV":
        kind, value = "numpy", np.array(raw)  # a copy: JAX may reuse the memory of a donated array
        if isinstance(raw, jax.Array):
            kind, type_name = "jax", "jax.Array"
    elif raw is None or type(raw) in (bool, int, float, str):
        kind, value = "plain", raw
    elif isinstance(raw, (tuple, list)):
        kind = "tuple" if isinstance(raw, tuple) else "list"
        value = tuple(_described(part) for part in raw)
    return Got(kind, value, raw, type_name)


def _line(trace: types.TracebackType | None) -> int | None:
    walked = traceback.walk_tb(trace)
    lines = [line for frame, line in walked if is_own(frame.f_code.co_filename)]
    return lines[-1] if lines else None


def _jitted_by_attempt(equation: Any) -> str | None:
    """Name the jitted function that an equation calls, unless JAX put it there by itself."""
    if equation.primitive.name not in ("pjit", "jit"):
        return None
    inner = equation.params["jaxpr"]
    info = getattr(getattr(inner, "jaxpr", inner), "debug_info", None)
    name, _, place = str(getattr(info, "func_src_info", "") or "").partition(" at ")
    return f"the program contains {name!r}, jitted" if is_jitted_by_attempt(place) else None
