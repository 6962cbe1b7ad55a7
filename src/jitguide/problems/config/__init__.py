"""A configuration object as a static argument: equal ones share a trace."""

import functools
import operator
from typing import Any

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, expect_value, returned
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Raised, show_array, show_outcome

_F, _C = "apply", "Config"
_Fields = tuple[float, float, float | None]
_X = np.array([1.0, 2.0, 3.0], "float32")
_FIRST: _Fields = (2.0, 1.0, None)
_OTHERS: tuple[_Fields, ...] = (
    (3.0, 1.0, None), (2.0, -1.0, None), (2.0, 1.0, 4.0), (2.0, 1.0, 1.5)
)  # fmt: skip


def _show(fields: _Fields) -> str:
    scale, shift, limit = fields
    return f"Config(scale={scale}, shift={shift}, limit={limit})"


def _make(attempt: Attempt, fields: _Fields) -> Any:
    scale, shift, limit = fields
    outcome = attempt.call(_C, scale=scale, shift=shift, limit=limit)
    return returned(outcome, _show(fields), "an object").raw


def _drawn(*configs: _Fields) -> Drawn:
    return lambda dice: [
        ((dice.integers(-10_000, 10_000, 4) / 1024).astype("float32"), fields) for fields in configs
    ]


def _expect(attempt: Attempt, function: Function, x: Array, fields: _Fields, how: str) -> None:
    scale, shift, limit = fields
    expected = x * np.float32(scale) + np.float32(shift)
    if limit is not None:
        expected = np.clip(expected, np.float32(-limit), np.float32(limit))
    given = f"{how}x = {show_array(x)}, {_show(fields)}"
    outcome = attempt.call(function, x, config=_make(attempt, fields))
    expect_array(outcome, expected, given, rtol=1e-6)
    expect_jax_array(outcome, given)


_TRIES = Tries(_F, _expect, static="config")


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


PROBLEM = Problem(
    name="config",
    title="A configuration object as a static argument",
    functions=(_F, _C),
    checks=(
        _TRIES.on("examples", "both examples", "problem", [(_X, _FIRST), (_X, (2.0, 1.0, 4.0))]),
        _TRIES.on("values", "applies scale, shift and limit", "problem",
                  _drawn((0.5, 0.0, None), (3.0, -1.0, 2.5), (1.0, 4.0, 0.0))),
        _TRIES.on("jit", "works under jax.jit with static_argnames=['config']", "why-it-works",
                  _drawn((2.0, 1.0, 3.0)), jit=True),
        _TRIES.on("equal", "is traced once for equal configurations", "equal",
                  _drawn(*[_FIRST] * 4), jit=True, traces=(1, f"{_show(_FIRST)}, created 4 times"),
                  how="a new, equal Config each time, "),
        _TRIES.on("different", "is traced again for a different one, with the right result",
                  "equal", _drawn(_FIRST, *_OTHERS, _FIRST), jit=True,
                  traces=(5, "5 different Configs"), how="one jitted function, a new Config, "),
        Check("compare", "compares by value", "equal", _compares),
        Check("fixed", "cannot be changed", "why-it-works", _cannot_be_changed),
        uses_no_jit((_F,), lambda attempt: ((_X, _make(attempt, (2.0, 1.0, 4.0))), {})),
        keeps_no_state(),
    ),
)  # fmt: skip
