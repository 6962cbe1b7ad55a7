"""A configuration object as a static argument, which must not retrace when it is equal."""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.common import keeps_no_state, uses_no_jit
from jitguide.problems.expect import (
    expect_array,
    expect_jax_array,
    expect_traces,
    expect_value,
    returned,
)
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Raised, show_array, show_outcome

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt, Function

_F, _C = "apply", "Config"
_Fields = tuple[float, float, float | None]
_FIRST: _Fields = (2.0, 1.0, None)


def _show(fields: _Fields) -> str:
    scale, shift, limit = fields
    return f"Config(scale={scale}, shift={shift}, limit={limit})"


def _make(attempt: Attempt, fields: _Fields) -> Any:
    scale, shift, limit = fields
    outcome = attempt.call(_C, scale=scale, shift=shift, limit=limit)
    return returned(outcome, _show(fields), "an object").raw


def _expected(x: Array, fields: _Fields) -> Array:
    scale, shift, limit = fields
    y = x * np.float32(scale) + np.float32(shift)
    return y if limit is None else np.clip(y, np.float32(-limit), np.float32(limit))


def _x(dice: np.random.Generator) -> Array:
    return (dice.integers(-10_000, 10_000, 4) / 1024).astype("float32")


def _expect(
    attempt: Attempt, x: Array, fields: _Fields, function: Function = _F, how: str = ""
) -> None:
    config = _make(attempt, fields)
    given = f"{how}x = {show_array(x)}, {_show(fields)}"
    outcome = attempt.call(function, x, config=config)
    expect_array(outcome, _expected(x, fields), given, rtol=1e-6)
    expect_jax_array(outcome, given)


def _examples(attempt: Attempt, _: np.random.Generator) -> None:
    x = np.array([1.0, 2.0, 3.0], "float32")
    _expect(attempt, x, _FIRST)
    _expect(attempt, x, (2.0, 1.0, 4.0))


def _applies(attempt: Attempt, dice: np.random.Generator) -> None:
    for fields in ((0.5, 0.0, None), (3.0, -1.0, 2.5), (1.0, 4.0, 0.0)):
        _expect(attempt, _x(dice), fields)


def _works_under_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    how = "under jax.jit(..., static_argnames=['config']), "
    jitted = attempt.jit(_F, static="config")
    _expect(attempt, _x(dice), (2.0, 1.0, 3.0), jitted, how)


def _equal_means_one_trace(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_F, static="config")
    for _ in range(4):
        how = "a new, equal Config each time, "
        _expect(attempt, _x(dice), _FIRST, counted, how)
    expect_traces(counted.traces, 1, f"4 times a new {_show(_FIRST)}")


def _different_means_another_trace(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_F, static="config")
    many: tuple[_Fields, ...] = (
        _FIRST, (3.0, 1.0, None), (2.0, -1.0, None), (2.0, 1.0, 4.0), (2.0, 1.0, 1.5), _FIRST
    )  # fmt: skip
    for fields in many:
        how = "one jitted function, another Config, "
        _expect(attempt, _x(dice), fields, counted, how)
    wanted = len(set(many))
    expect_traces(counted.traces, wanted, f"{wanted} different Configs")


def _compares(attempt: Attempt, _: np.random.Generator) -> None:
    one = _make(attempt, _FIRST)
    for fields, same in ((_FIRST, True), ((2.0, 1.0, 4.0), False), ((2.0, 3.0, None), False)):
        other = _make(attempt, fields)
        equal = attempt.run(functools.partial(operator.eq, one, other))
        expect_value(equal, same, f"{_show(_FIRST)} == {_show(fields)}")


def _cannot_be_changed(attempt: Attempt, _: np.random.Generator) -> None:
    config = _make(attempt, _FIRST)
    for name in ("scale", "limit"):
        outcome = attempt.run(functools.partial(setattr, config, name, 5.0))
        if not isinstance(outcome, Raised):
            raise Miss(f"config.{name} = 5.0", "an error: a cache key must not change", "no error")
        if not issubclass(outcome.kind, (AttributeError, TypeError)):
            raise Miss(f"config.{name} = 5.0", "AttributeError", show_outcome(outcome))


def _sample(attempt: Attempt, dice: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (_x(dice), _make(attempt, (2.0, 1.0, 4.0))), {}


PROBLEM = Problem(
    name="config",
    title="A configuration object that does not retrace when it is equal",
    functions=(_F, _C),
    checks=(
        Check("examples", "both examples", "problem", _examples),
        Check("values", "applies scale, shift and limit", "problem", _applies),
        Check("jit", "works under jax.jit with static_argnames=['config']", "why-it-works",
              _works_under_jit),
        Check("equal", "is traced once for equal configurations", "equal",
              _equal_means_one_trace),
        Check("different", "is traced again for a different one, with the right result",
              "equal", _different_means_another_trace),
        Check("compare", "compares by value", "equal", _compares),
        Check("fixed", "cannot be changed", "why-it-works", _cannot_be_changed),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
    ),
)  # fmt: skip
