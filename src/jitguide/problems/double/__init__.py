"""Fix `conditional_double`: a condition on a traced value, with nothing made static."""

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_dtype, expect_jax_array
from jitguide.problems.model import Check, Problem
from jitguide.problems.values import Array, show_array

_F = "conditional_double"


def _scalar(value: float, dtype: str = "float32") -> Array:
    return np.asarray(value, dtype=dtype)  # JAX has told NumPy of bfloat16


def _pairs(dice: np.random.Generator, count: int) -> Array:
    """Draw x and threshold, with digits that a shorter type loses."""
    return dice.normal(0, 20, (count, 2)).astype("float32")


def _drawn(count: int, *more: tuple[float, float]) -> Drawn:
    return lambda dice: [*more, *map(tuple, _pairs(dice, count).tolist())]


def _given(x: Array, threshold: object, how: str = "") -> str:
    return f"{how}x = {show_array(x)}, threshold = {threshold}"


def _expect(attempt: Attempt, function: Function, value: float, threshold: float, how: str) -> None:
    x = _scalar(value)
    expected = np.asarray(x + x if x > threshold else x, dtype=x.dtype)
    expect_array(attempt.call(function, x, threshold), expected, _given(x, threshold, how))


_TRIES = Tries(_F, _expect)


def _returns_a_jax_array(attempt: Attempt, _: np.random.Generator) -> None:
    for x in map(_scalar, (3.0, 1.0)):
        expect_jax_array(attempt.call(_F, x, 2.0), _given(x, 2.0))


def _keeps_the_dtype(attempt: Attempt, _: np.random.Generator) -> None:
    for dtype in ("float32", "float16", "bfloat16", "int32", "int8"):
        for value in (3, 1):
            x = _scalar(value, dtype)
            expect_dtype(attempt.call(_F, x, 2), dtype, _given(x, 2))


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    x, thresholds = _pairs(dice, 6).T
    outcome = attempt.vmap(_F, x, thresholds, axes=(0, 0))
    expect_array(outcome, np.where(x > thresholds, 2 * x, x), f"jax.vmap over x = {show_array(x)}")


def _works_under_grad(attempt: Attempt, _: np.random.Generator) -> None:
    for value, slope in ((3.0, 2.0), (1.0, 1.0)):
        x = _scalar(value)
        outcome = attempt.gradient(_F, x, 2.0, weights=_scalar(1.0))
        expect_array(outcome, _scalar(slope), _given(x, 2.0, "jax.grad at "))


def _both_branches(attempt: Attempt) -> str | None:
    if "cond" in attempt.program(_F, _scalar(3.0), _scalar(2.0)).primitives:
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
        _TRIES.on("examples", "both examples", "problem", [(3.0, 2.0), (1.0, 2.0)]),
        Check("type", "returns a JAX array", "problem", _returns_a_jax_array),
        _TRIES.on("values", "doubles where x > threshold, and only there", "problem",
                  _drawn(12, (1.5, 1.5))),
        _TRIES.on("special", "keeps infinities and NaN", "problem",
                  [(np.inf, 0.0), (-np.inf, 0.0), (np.nan, 0.0)]),
        Check("dtype", "keeps the dtype of x", "problem", _keeps_the_dtype),
        _TRIES.on("jit", "works under plain jax.jit", "why-it-works",
                  _drawn(4, (3.0, 2.0), (1.0, 2.0)), jit=True),
        _TRIES.on("traces", "is traced once for all thresholds", "why-it-works",
                  _drawn(5, (3.0, 2.0), (1.0, 2.0), (1.0, 0.5)), jit=True,
                  traces=(1, "8 pairs of x and threshold")),
        Check("vmap", "works under jax.vmap", "why-it-works", _works_under_vmap),
        Check("grad", "works under jax.grad", "why-it-works", _works_under_grad),
        uses_no_jit((_F,), lambda _: ((_scalar(3.0), _scalar(2.0)), {})),
        keeps_no_state(),
    ),
    remarks=(_both_branches,),
)  # fmt: skip
