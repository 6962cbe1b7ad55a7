"""One polynomial twice: its degree static, its degree traced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.common import keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, expect_traces
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Got, show_array

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt, Function

_STATIC, _TRACED = "polynomial_static", "polynomial_traced"
_LOOPS = {"while", "scan"}


def _draw(dice: np.random.Generator, length: int = 6) -> tuple[Array, Array]:
    x = np.asarray(dice.choice([-1, 1]) * dice.uniform(0.5, 1.5), "float32")
    return x, dice.integers(-9, 10, length).astype("float32")


def _sum(x: Array, coefficients: Array, degree: int) -> Array:
    terms = [float(c) * float(x) ** i for i, c in enumerate(coefficients[: degree + 1])]
    return np.asarray(sum(terms), "float32")


def _given(x: Array, coefficients: Array, degree: int, how: str = "") -> str:
    shown = f"x = {show_array(x)}, coefficients = {show_array(coefficients)}"
    return f"{how}{shown}, degree={degree}"


def _expect(
    attempt: Attempt, function: Function, x: Array, coefficients: Array, degree: int, how: str
) -> None:
    handed = np.asarray(degree, "int32") if "traced" in how else degree
    outcome = attempt.call(function, x, coefficients, degree=handed)
    expected = _sum(x, coefficients, degree)
    expect_array(outcome, expected, _given(x, coefficients, degree, how), rtol=1e-5, atol=1e-4)


def _example(attempt: Attempt, _: np.random.Generator) -> None:
    x, coefficients = np.asarray(2.0, "float32"), np.array([1, 2, 3, 4], "float32")
    for name in (_STATIC, _TRACED):
        for degree in (1, 3):
            _expect(attempt, name, x, coefficients, degree, f"{name}, ")


def _returns_jax_arrays(attempt: Attempt, dice: np.random.Generator) -> None:
    x, coefficients = _draw(dice)
    for name in (_STATIC, _TRACED):
        for degree in (2, 0):
            outcome = attempt.call(name, x, coefficients, degree=degree)
            expect_jax_array(outcome, _given(x, coefficients, degree, f"{name}, "))


def _sums_up(attempt: Attempt, dice: np.random.Generator) -> None:
    for name in (_STATIC, _TRACED):
        for degree in (0, 1, 4, 5):
            _expect(attempt, name, *_draw(dice), degree, f"{name}, ")


def _leaves_the_rest_alone(attempt: Attempt, dice: np.random.Generator) -> None:
    for name in (_STATIC, _TRACED):
        x, coefficients = _draw(dice)
        coefficients[4:] = np.nan, np.inf
        _expect(attempt, name, x, coefficients, 3, f"{name}, ")


def _static_under_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_STATIC, static="degree")
    degrees = (2, 2, 4, 2, 4)
    for degree in degrees:
        how = "polynomial_static under jax.jit(..., static_argnames=['degree']), "
        _expect(attempt, counted, *_draw(dice), degree, how)
    expect_traces(counted.traces, 2, "polynomial_static, degrees 2 and 4")


def _static_pays_for_its_degree_only(attempt: Attempt, dice: np.random.Generator) -> None:
    x, coefficients = _draw(dice, 64)
    low = attempt.program(_STATIC, x, coefficients, degree=1)
    high = attempt.program(_STATIC, x, coefficients, degree=63)
    loops = _LOOPS.intersection(high.primitives)
    if loops:
        raise Miss("polynomial_static, degree=63", "no loop at run time", f"a {min(loops)}")
    if isinstance(high.outcome, Got) and low.elements * 4 > high.elements:
        raise Miss(
            "polynomial_static with 64 coefficients",
            "a program for degree=1 that does much less than the one for degree=63",
            f"programs that produce {low.elements} and {high.elements} numbers",
        )


def _traced_under_plain_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_TRACED)
    for degree in (0, 3, 5, 1, 3):
        how = "polynomial_traced under plain jax.jit, "
        _expect(attempt, counted, *_draw(dice), degree, how)
    expect_traces(counted.traces, 1, "polynomial_traced, degrees 0 to 5")


def _traced_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    x, coefficients = _draw(dice)
    degrees = np.arange(6, dtype="int32")
    expected = np.array([_sum(x, coefficients, int(d)) for d in degrees])
    outcome = attempt.vmap(_TRACED, x, coefficients, degrees, axes=(None, None, 0))
    given = "polynomial_traced, jax.vmap over degree = 0 ... 5"
    expect_array(outcome, expected, given, rtol=1e-5, atol=1e-4)


def _both_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    x, coefficients = _draw(dice)
    slope = sum(i * float(c) * float(x) ** (i - 1) for i, c in enumerate(coefficients[1:4], 1))
    one = np.asarray(1.0, "float32")
    how = "jax.grad with respect to x, "
    # the degree becomes traced only through jit: reverse mode must work there
    for function, degree in ((_STATIC, 3), (attempt.jit(_TRACED), np.asarray(3, "int32"))):
        outcome = attempt.gradient(function, x, coefficients, degree, weights=one)
        given = _given(x, coefficients, 3, how)
        expect_array(outcome, np.asarray(slope, "float32"), given, rtol=1e-4, atol=1e-4)


def _sample_static(_: Attempt, dice: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return _draw(dice), {"degree": 3}


PROBLEM = Problem(
    name="polynomial",
    title="A polynomial with static and with traced degree",
    functions=(_STATIC, _TRACED),
    checks=(
        Check("example", "the examples", "problem", _example),
        Check("type", "both return a JAX array", "problem", _returns_jax_arrays),
        Check("values", "both sum the terms up to the degree", "problem", _sums_up),
        Check("rest", "both ignore the coefficients above the degree, NaN too", "mask",
              _leaves_the_rest_alone),
        Check("static-jit", "polynomial_static: one trace for each degree", "why-it-works",
              _static_under_jit),
        Check("static-cost", "polynomial_static: pays for its degree only", "why-it-works",
              _static_pays_for_its_degree_only),
        Check("traced-jit", "polynomial_traced: one trace for all degrees", "why-it-works",
              _traced_under_plain_jit),
        Check("traced-vmap", "polynomial_traced: works under jax.vmap over degree",
              "why-it-works", _traced_under_vmap),
        Check("grad", "both work under jax.grad", "why-it-works", _both_under_grad),
        uses_no_jit((_STATIC, _TRACED), _sample_static),
        keeps_no_state(),
    ),
)  # fmt: skip
