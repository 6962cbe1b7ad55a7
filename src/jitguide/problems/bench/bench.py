"""The bench as checks see it: ask the attempt for something, get a value or an error."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from jitguide.problems.bench.values import (
    Got,
    Raised,
    decode_result,
    encode_argument,
    one_line,
)

__all__ = ["Bench", "BenchLostError", "Outcome", "Program"]

Outcome = Got | Raised


class BenchLostError(Exception):
    """The attempt ended or blocked the process in which it was judged; says how."""


@dataclass(frozen=True)
class Program:
    """What tracing a function gave.

    Attributes:
        raised: the error, or None.
        primitives: the names of all operations, those in loops and branches too.
        jits: jitted functions in it that the attempt put there.
        callbacks: calls back to Python in it.
        elements: how many array elements all operations together produce.
    """

    raised: Raised | None
    primitives: tuple[str, ...]
    jits: tuple[str, ...]
    callbacks: tuple[str, ...]
    elements: int


class Bench(ABC):
    """Where an attempt lies. Functions are named as in the attempt, or as kept by `keep=`."""

    @abstractmethod
    def ask(self, operation: str, **details: Any) -> Any:
        """Have one operation done; raises `BenchLostError` where no answer comes."""

    @abstractmethod
    def guard(self) -> list[str]:
        """Say what the attempt did to its surroundings."""

    def call(self, function: str, *args: Any, keep: str | None = None, **kwargs: Any) -> Outcome:
        """Call a function; arrays arrive as JAX arrays."""
        return _outcome(self.ask("call", keep=keep, **_handed_over(function, args, kwargs)))

    def call_with(self, function: str, kept: str) -> Outcome:
        """Call a function with the parts of a kept tuple as its arguments."""
        return _outcome(self.ask("call_with", function=function, kept=kept))

    def jit(self, function: str, *, keep: str, static: tuple[str, ...] = ()) -> Outcome:
        """Apply `jax.jit(function, static_argnames=...)` and keep the result."""
        return _outcome(
            self.ask("jit", function=function, static=list(static), keep=keep, counted=False)
        )

    def jit_counted(self, function: str, *, keep: str, static: tuple[str, ...] = ()) -> Outcome:
        """Do as `jit`, and count the traces; see `traces`."""
        return _outcome(
            self.ask("jit", function=function, static=list(static), keep=keep, counted=True)
        )

    def traces(self, function: str) -> int:
        """Say how often a function kept by `jit_counted` has been traced."""
        return int(self.ask("traces", function=function))

    def vmap(
        self, function: str, *args: Any, axes: tuple[int | None, ...], **kwargs: Any
    ) -> Outcome:
        """Map over arguments; those whose axis is None stay what they are, static values too."""
        return _outcome(self.ask("vmap", axes=list(axes), **_handed_over(function, args, kwargs)))

    def gradient(
        self, function: str, *args: Any, weights: Any, argument: int = 0, **kwargs: Any
    ) -> Outcome:
        """Differentiate `sum(weights * function(*args))` with respect to one argument."""
        handed = _handed_over(function, args, kwargs)
        return _outcome(
            self.ask("gradient", weights=encode_argument(weights), argument=argument, **handed)
        )

    def tangent(self, function: str, *args: Any, direction: Any, **kwargs: Any) -> Outcome:
        """Differentiate forwards along a direction of the first argument."""
        handed = _handed_over(function, args, kwargs)
        return _outcome(self.ask("tangent", direction=encode_argument(direction), **handed))

    def program(self, function: str, *args: Any, **kwargs: Any) -> Program:
        """Trace a function: arrays traced, everything else static."""
        answer = self.ask("program", **_handed_over(function, args, kwargs))
        raised = _outcome(answer)
        return Program(
            raised if isinstance(raised, Raised) else None,
            tuple(map(str, answer.get("primitives", ()))),
            tuple(map(one_line, answer.get("jits", ()))),
            tuple(map(one_line, answer.get("callbacks", ()))),
            int(answer.get("elements", 0)),
        )

    def jits_used(self, function: str) -> list[str]:
        """Say where the attempt itself used `jax.jit` so far, or holds a jitted function."""
        return [one_line(place) for place in self.ask("jits_used", function=function)]

    def state_changes(self) -> list[str]:
        """Name what has changed in what the attempt keeps."""
        return [one_line(name) for name in self.ask("state_changes")]

    def assign(self, thing: str, attribute: str, value: Any) -> Outcome:
        """Assign to an attribute of a kept object."""
        return _outcome(
            self.ask("assign", thing=thing, attribute=attribute, value=encode_argument(value))
        )

    def compare(self, one: str, other: str) -> Outcome:
        """Compare two kept objects with `==`."""
        return _outcome(self.ask("compare", one=one, other=other))

    def parameters(self, function: str) -> list[str]:
        """Name the parameters of a function."""
        return [one_line(name) for name in self.ask("parameters", function=function)]

    def kinds(self, names: tuple[str, ...]) -> dict[str, str]:
        """Say of each name "callable", "missing" or the type of what it stands for."""
        answer = self.ask("kinds", names=list(names))
        return {name: one_line(answer[name]) for name in names}


def _handed_over(function: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
    return {
        "function": function,
        "args": [encode_argument(value) for value in args],
        "kwargs": {key: encode_argument(value) for key, value in kwargs.items()},
    }


def _outcome(answer: dict[str, Any]) -> Outcome:
    try:
        if "raised" in answer:
            return raised_from(answer["raised"])
        return decode_result(answer["result"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BenchLostError("the answer cannot be read: something changed the judge") from error


def raised_from(described: dict[str, Any]) -> Raised:
    """Rebuild what the bench said of an exception."""
    line = described["line"]
    return Raised(
        one_line(described["name"]),
        tuple(map(str, described["families"])),
        one_line(described["message"]),
        line if isinstance(line, int) else None,
    )
