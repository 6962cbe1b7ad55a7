"""A window that slides: a traced start, a static size."""

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_dtype, expect_jax_array
from jitguide.problems.model import Check, Problem
from jitguide.problems.values import Array, show_array

_F = "sliding_window"
_X = np.array([10.0, 20.0, 30.0, 40.0, 50.0], "float32")
_TWO = np.asarray(2, "int32")


def _draw(dice: np.random.Generator, length: int) -> Array:
    return dice.normal(0, 40, length).astype("float32")


def _drawn(*rows: tuple[int, int]) -> Drawn:
    return lambda dice: [(_draw(dice, 9), start, size) for start, size in rows]


def _cut(x: Array, start: int, size: int) -> Array:
    first = min(start, len(x) - size)
    return x[first : first + size]


def _given(x: Array, start: int, size: int, how: str = "") -> str:
    return f"{how}x = {show_array(x)}, start={start}, size={size}"


def _expect(
    attempt: Attempt, function: Function, x: Array, start: int, size: int, how: str = ""
) -> None:
    outcome = attempt.call(function, x, np.asarray(start, "int32"), size=size)
    expect_array(outcome, _cut(x, start, size), _given(x, start, size, how))


_TRIES = Tries(_F, _expect, static="size")


def _returns_a_jax_array(attempt: Attempt, dice: np.random.Generator) -> None:
    x = _draw(dice, 6)
    expect_jax_array(attempt.call(_F, x, _TWO, size=3), _given(x, 2, 3))
    whole = dice.integers(-99, 99, 6).astype("int16")
    expect_dtype(attempt.call(_F, whole, _TWO, size=3), "int16", _given(whole, 2, 3))


def _cuts_right(attempt: Attempt, dice: np.random.Generator) -> None:
    x = _draw(dice, 9)
    for start, size in ((0, 1), (0, 9), (3, 4), (5, 4), (8, 1)):
        _expect(attempt, _F, x, start, size)
    given = _given(x, 3, 4, "Python integers by position, ")
    expect_array(attempt.call(_F, x, 3, 4), _cut(x, 3, 4), given)


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    x, starts = _draw(dice, 8), np.arange(7, dtype="int32")
    expected = np.stack([_cut(x, int(start), 3) for start in starts])
    outcome = attempt.vmap(_F, x, starts, axes=(None, 0), size=3)
    expect_array(outcome, expected, "jax.vmap over start = 0 ... 6, size=3")


def _works_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    x, weights = _draw(dice, 6), _draw(dice, 3)
    outcome = attempt.gradient(_F, x, _TWO, weights=weights, size=3)
    given = _given(x, 2, 3, "jax.grad, ")
    expect_array(outcome, np.pad(weights, (2, 1)), given, rtol=1e-6)


def _gathers(attempt: Attempt) -> str | None:
    if "gather" in attempt.program(_F, np.zeros(8, "float32"), _TWO, size=3).primitives:
        return "it reads element by element through indices (gather); dynamic_slice copies a block"
    return None


PROBLEM = Problem(
    name="window",
    title="Slide a window: traced start, static size",
    functions=(_F,),
    checks=(
        _TRIES.on("examples", "both examples", "problem", [(_X, 1, 3), (_X, 4, 3)]),
        Check("type", "returns a JAX array of the dtype of x", "problem", _returns_a_jax_array),
        Check("values", "cuts the right piece", "problem", _cuts_right),
        _TRIES.on("edge", "gives the last full window at the end", "edge",
                  _drawn((6, 4), (8, 4), (9, 2), (50, 3))),
        _TRIES.on("jit", "works under jax.jit with static_argnames=['size']", "why-it-works",
                  _drawn((0, 3), (4, 3), (8, 3), (2, 9)), jit=True),
        _TRIES.on("traces", "is traced once for each size, whatever the start", "why-it-works",
                  _drawn((0, 3), (1, 3), (5, 3), (2, 4), (7, 3), (3, 4)), jit=True,
                  traces=(2, "6 starts with sizes 3 and 4")),
        Check("vmap", "works under jax.vmap over start", "why-it-works", _works_under_vmap),
        Check("grad", "works under jax.grad", "why-it-works", _works_under_grad),
        uses_no_jit((_F,), lambda _: ((np.zeros(8, "float32"), _TWO), {"size": 3})),
        keeps_no_state(),
    ),
    remarks=(_gathers,),
)  # fmt: skip
