"""The tile problem: an output shape that depends on the value of an argument."""

import inspect
from contextlib import suppress

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_dtype, expect_jax_array, expect_raised
from jitguide.problems.model import Check, Problem
from jitguide.problems.values import Array, show_array

_F = "jit_with_static_n"
# The checks share few sizes: JAX compiles each operation anew for a size that it has not seen.
_DTYPES = ("float32", "float16", "bfloat16", "int32", "int8", "uint8", "int16", "uint32", "bool",
           "complex64")  # fmt: skip
_CALLS = (2.0, 2.0, 3.0, 2.0, 3.0, 5.0, 5.0)


def _draw(dice: np.random.Generator, length: int, dtype: str = "float32") -> Array:
    kind = np.dtype(dtype)  # JAX has told NumPy of bfloat16
    if dtype == "bool":
        return dice.integers(0, 2, length).astype(bool)
    if dtype == "float32":
        return dice.normal(0, 50, length).astype(kind)  # with digits that a shorter type loses
    low = 0 if dtype.startswith("u") else -100
    whole = dice.integers(low, 101, length)
    if dtype == "complex64":
        return (whole + 1j * dice.integers(-100, 101, length)).astype(kind)
    return whole.astype(kind)


def _drawn(*rows: tuple[int, float]) -> Drawn:
    return lambda dice: [(_draw(dice, length), n) for length, n in rows]


def _tiled(x: Array, n: float) -> Array:
    return np.tile(x, int(n))


def _given(x: Array, n: str) -> str:
    return f"x = {show_array(x)}, {n}"


def _expect(attempt: Attempt, function: Function, x: Array, n: float, how: str = "") -> None:
    given = _given(x, f"{how}n={n!r}")
    expect_array(attempt.call(function, x, n=n), _tiled(x, n), given)


def _expect_jax_array(attempt: Attempt, function: Function, x: Array, n: float, how: str) -> None:
    given = _given(x, f"{how}n={n!r}")
    outcome = attempt.call(function, x, n=n)
    expect_array(outcome, _tiled(x, n), given)
    expect_jax_array(outcome, given)


_TRIES = Tries(_F, _expect, static="n")


def _returns_a_jax_array(attempt: Attempt, dice: np.random.Generator) -> None:
    for length, n in ((2, 2.0), (7, 1.0)):
        x = _draw(dice, length)
        expect_jax_array(attempt.call(_F, x, n=n), _given(x, f"n={n!r}"))


def _takes_n_in_each_form(attempt: Attempt, dice: np.random.Generator) -> None:
    x = _draw(dice, 3)
    expected = _tiled(x, 3)
    for n in (3.0, 3):
        expect_array(attempt.call(_F, x, n=n), expected, _given(x, f"n={n!r} by keyword"))
        expect_array(attempt.call(_F, x, n), expected, _given(x, f"{n!r} by position"))


def _keeps_the_dtype(attempt: Attempt, dice: np.random.Generator) -> None:
    for dtype in _DTYPES:
        x = _draw(dice, 3, dtype)
        outcome = attempt.call(_F, x, n=2.0)
        expect_dtype(outcome, dtype, _given(x, "n=2.0"))
        expect_array(outcome, _tiled(x, 2), _given(x, "n=2.0"))
    for length, n in ((0, 2.0), (2, 0.0)):
        x = _draw(dice, length, "int8")
        expect_dtype(attempt.call(_F, x, n=n), "int8", _given(x, f"n={n!r}"))


def _works_under_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    how = "under jax.jit(..., static_argnames=['n']), "
    jitted = attempt.jit(_F, static="n")
    for x, n in _drawn((3, 2.0), (3, 4.0), (0, 2.0), (2, 0.0), (5, 1.0))(dice):
        _expect_jax_array(attempt, jitted, x, n, how)
    x = _draw(dice, 3, "int16")
    outcome = attempt.call(jitted, x, 3.0)
    expect_array(outcome, _tiled(x, 3), _given(x, how + "3.0 by position"))
    expect_dtype(outcome, "int16", _given(x, how + "3.0 by position"))


def _needs_a_static_n(attempt: Attempt, dice: np.random.Generator) -> None:
    from jax.errors import ConcretizationTypeError  # here, since hints need no JAX

    plain = attempt.jit(_F)
    for n in (2.0, 3):
        x = _draw(dice, 3)
        how = f"under plain jax.jit, n={n!r}"
        outcome = attempt.call(plain, x, n=n)
        expect_raised(outcome, ConcretizationTypeError, _given(x, how))
        outcome = attempt.call(plain, x, n)
        expect_raised(outcome, ConcretizationTypeError, _given(x, how + " by position"))


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    rows = _draw(dice, 12).reshape(4, 3)
    for n in (2.0, 0.0):
        expected = np.tile(rows, (1, int(n)))
        outcome = attempt.vmap(_F, rows, axes=(0,), n=n)
        expect_array(outcome, expected, f"jax.vmap over rows of {show_array(rows)}, n={n!r}")


def _works_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    x, weights = _draw(dice, 3), _draw(dice, 6)
    outcome = attempt.gradient(_F, x, weights=weights, n=2.0)
    expect_array(outcome, weights.reshape(2, 3).sum(0), _given(x, "jax.grad, n=2.0"), rtol=1e-5)
    direction = _draw(dice, 3)
    outcome = attempt.tangent(_F, x, direction=direction, n=2.0)
    expect_array(outcome, np.tile(direction, 2), _given(x, "jax.jvp, n=2.0"), rtol=1e-6)


def _repeats_itself(dice: np.random.Generator) -> list[tuple[Array, float]]:
    one, two = _draw(dice, 4), _draw(dice, 4)
    return [(one, 2.0), (two, 2.0), (one, 3.0), (one, 2.0), (two, 3.0), (two, 2.0)]


def _cost_of_n(attempt: Attempt) -> str | None:
    """Compare the length of the program for a small and a large `n`."""
    x = np.zeros(3, "float32")
    sizes = {n: len(attempt.program(_F, x, n=float(n)).primitives) for n in (2, 64)}
    if sizes[64] <= sizes[2] + 1:
        return None
    return (
        f"the program grows with n: {sizes[2]} operations at n=2, {sizes[64]} at n=64. XLA takes "
        "longer to compile a longer program; jnp.tile stays short"
    )


def _cost_of_operations(attempt: Attempt) -> str | None:
    """Name operations that read or loop where a copy would do."""
    used = attempt.program(_F, np.zeros(3, "float32"), n=8.0).primitives
    costs = {
        "gather": "it reads x through an array of n * k indices, which costs memory and time",
        "scan": "it loops n times at run time, one copy after the other",
        "while": "it loops n times at run time, one copy after the other",
        "scatter": "it writes piece by piece into a new array",
        "debug_callback": "it calls Python on the host at each run, which holds up the device",
        "debug_print": "it calls Python on the host at each run, which holds up the device",
        "dot_general": "it multiplies matrices in order to copy",
    }
    for operation, cost in costs.items():
        if operation in used:
            return f"{cost} (operation {operation})"
    return None


def _parameter_names(attempt: Attempt) -> str | None:
    with suppress(TypeError, ValueError):  # Python cannot always tell
        name = next(iter(inspect.signature(attempt.functions[_F]).parameters), "x")
        if name not in ("x", "args", "kwargs"):
            return f"the first parameter is called {name}; the problem calls it x"
    return None


PROBLEM = Problem(
    name="tile",
    title="Tile an array n times",
    functions=(_F,),
    checks=(
        _TRIES.on("example-1", "example 1: [7., 8.], n=2", "problem",
                  [(np.array([7.0, 8.0], "float32"), 2.0)]),
        _TRIES.on("example-2", "example 2: [0., 1., 2.], n=3", "problem",
                  [(np.array([0.0, 1.0, 2.0], "float32"), 3.0)]),
        Check("type", "returns a JAX array", "problem", _returns_a_jax_array),
        _TRIES.on("numpy", "agrees with numpy.tile", "problem",
                  _drawn((1, 1.0), (1, 4.0), (2, 3.0), (3, 2.0), (5, 2.0), (7, 1.0), (64, 5.0))),
        Tries(_F, _expect_jax_array).on("empty", "takes n = 0 and an empty x", "problem",
                  _drawn((3, 0.0), (0, 3.0), (0, 0.0), (1, 0.0), (0, 1.0))),
        # Not longer: an answer that goes element by element is slow, and right.
        _TRIES.on("large", "takes a large n and a long x", "problem",
                  _drawn((3, 100.0), (200, 2.0))),
        Check("forms", "takes n as float and int, by position and keyword", "problem",
              _takes_n_in_each_form),
        Check("dtype", "keeps the dtype", "problem", _keeps_the_dtype),
        _TRIES.on("special", "keeps NaN, infinities and large integers", "problem",
                  [(np.array([np.nan, np.inf, 3.4e38], "float32"), 2.0),
                   (np.array([-np.inf, np.nan, 0.0], "float32"), 2.0),
                   (np.array([2**31 - 1, -(2**31), 16_777_217], "int32"), 2.0)]),
        Check("jit", "works under jax.jit with static_argnames=['n']", "why-it-works",
              _works_under_jit),
        _TRIES.on("traces", "is traced once for each distinct n", "price",
                  _drawn(*((6, n) for n in _CALLS)), jit=True,
                  traces=(3, f"x = float32[6], n = {', '.join(map(str, _CALLS))}")),
        Check("plain-jit", "raises ConcretizationTypeError under plain jax.jit", "why",
              _needs_a_static_n),
        Check("vmap", "works on a traced x under jax.vmap", "why-it-works", _works_under_vmap),
        Check("grad", "works on a traced x under jax.grad and jax.jvp", "why-it-works",
              _works_under_grad),
        uses_no_jit((_F,), lambda _: ((np.zeros(3, "float32"),), {"n": 2.0})),
        _TRIES.on("repeat", "gives the same result for the same input, in any order", "problem",
                  _repeats_itself),
        keeps_no_state(),
    ),
    remarks=(_cost_of_n, _cost_of_operations, _parameter_names),
)  # fmt: skip
