"""Fix `conditional_double`: a condition on a traced value, with nothing made static."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.common import keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_dtype, expect_jax_array, expect_traces
from jitguide.problems.model import Check, Problem
from jitguide.problems.values import Array, show_array

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt, Function

_F = "conditional_double"


def _scalar(value: float, dtype: str = "float32") -> Array:
    return np.asarray(value, dtype=dtype)  # JAX has told NumPy of bfloat16


def _pairs(dice: np.random.Generator, count: int) -> Array:
    """Draw x and threshold, with digits that a shorter type loses."""
    return dice.normal(0, 20, (count, 2)).astype("float32")


def _given(x: Array, threshold: object, how: str = "") -> str:
    return f"{how}x = {show_array(x)}, threshold = {threshold}"


def _expected(x: Array, threshold: float) -> Array:
    return np.asarray(x + x if x > threshold else x, dtype=x.dtype)


def _expect(
    attempt: Attempt, x: Array, threshold: float, function: Function = _F, how: str = ""
) -> None:
    outcome = attempt.call(function, x, threshold)
    expect_array(outcome, _expected(x, threshold), _given(x, threshold, how))


def _examples(attempt: Attempt, _: np.random.Generator) -> None:
    _expect(attempt, _scalar(3.0), 2.0)
    _expect(attempt, _scalar(1.0), 2.0)


def _returns_a_jax_array(attempt: Attempt, _: np.random.Generator) -> None:
    for value in (3.0, 1.0):
        x = _scalar(value)
        expect_jax_array(attempt.call(_F, x, 2.0), _given(x, 2.0))


def _follows_the_condition(attempt: Attempt, dice: np.random.Generator) -> None:
    for value, threshold in _pairs(dice, 12):
        _expect(attempt, _scalar(value), float(threshold))
    _expect(attempt, _scalar(1.5), 1.5)


def _keeps_special_values(attempt: Attempt, _: np.random.Generator) -> None:
    for value in (np.inf, -np.inf, np.nan):
        _expect(attempt, _scalar(value), 0.0)


def _keeps_the_dtype(attempt: Attempt, _: np.random.Generator) -> None:
    for dtype in ("float32", "float16", "bfloat16", "int32", "int8"):
        for value in (3, 1):
            x = _scalar(value, dtype)
            expect_dtype(attempt.call(_F, x, 2), dtype, _given(x, 2))


def _works_under_plain_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    plain = attempt.jit(_F)
    for value, threshold in ((3.0, 2.0), (1.0, 2.0), *_pairs(dice, 4)):
        _expect(attempt, _scalar(value), float(threshold), plain, "under plain jax.jit, ")


def _traces_once(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_F)
    calls = [(3.0, 2.0), (1.0, 2.0), (1.0, 0.5), *_pairs(dice, 5)]
    for value, threshold in calls:
        _expect(attempt, _scalar(value), float(threshold), counted, "under plain jax.jit, ")
    expect_traces(counted.traces, 1, f"{len(calls)} pairs of x and threshold")


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    x, thresholds = _pairs(dice, 6).T
    outcome = attempt.vmap(_F, x, thresholds, axes=(0, 0))
    expect_array(outcome, np.where(x > thresholds, 2 * x, x), f"jax.vmap over x = {show_array(x)}")


def _works_under_grad(attempt: Attempt, _: np.random.Generator) -> None:
    for value, slope in ((3.0, 2.0), (1.0, 1.0)):
        x = _scalar(value)
        outcome = attempt.gradient(_F, x, 2.0, weights=_scalar(1.0))
        expect_array(outcome, _scalar(slope), _given(x, 2.0, "jax.grad at "))


def _sample(_: Attempt, __: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (_scalar(3.0), _scalar(2.0)), {}


def _both_branches(attempt: Attempt) -> str | None:
    used = attempt.program(_F, _scalar(3.0), _scalar(2.0)).primitives
    if "cond" in used:
        return (
            "lax.cond runs one branch only, which pays off where a branch is expensive; under "
            "jax.vmap it becomes a select and runs both"
        )
    return None


PROBLEM = Problem(
    name="double",
    title="Fix conditional_double without making anything static",
    functions=(_F,),
    checks=(
        Check("examples", "both examples", "problem", _examples),
        Check("type", "returns a JAX array", "problem", _returns_a_jax_array),
        Check("values", "doubles where x > threshold, and only there", "problem",
              _follows_the_condition),
        Check("special", "keeps infinities and NaN", "problem", _keeps_special_values),
        Check("dtype", "keeps the dtype of x", "problem", _keeps_the_dtype),
        Check("jit", "works under plain jax.jit", "why-it-works", _works_under_plain_jit),
        Check("traces", "is traced once for all thresholds", "why-it-works", _traces_once),
        Check("vmap", "works under jax.vmap", "why-it-works", _works_under_vmap),
        Check("grad", "works under jax.grad", "why-it-works", _works_under_grad),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
    ),
    remarks=(_both_branches,),
)  # fmt: skip
