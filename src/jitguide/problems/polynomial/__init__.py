"""One polynomial, written twice: with a static degree and with a traced one."""

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Got, show_array

_STATIC, _TRACED = "polynomial_static", "polynomial_traced"
_X, _COEFFICIENTS = np.asarray(2.0, "float32"), np.array([1, 2, 3, 4], "float32")
_ONE, _THREE = np.asarray(1.0, "float32"), np.asarray(3, "int32")


def _draw(dice: np.random.Generator, length: int = 6) -> tuple[Array, Array]:
    x = np.asarray(dice.choice([-1, 1]) * dice.uniform(0.5, 1.5), "float32")
    return x, dice.integers(-9, 10, length).astype("float32")


def _drawn(*degrees: int) -> Drawn:
    return lambda dice: [(*_draw(dice), degree) for degree in degrees]


def _sum(x: Array, coefficients: Array, degree: int) -> Array:
    terms = [float(c) * float(x) ** i for i, c in enumerate(coefficients[: degree + 1])]
    return np.asarray(sum(terms), "float32")


def _given(x: Array, coefficients: Array, degree: int, how: str) -> str:
    shown = f"x = {show_array(x)}, coefficients = {show_array(coefficients)}"
    return f"{how}{shown}, degree={degree}"


def _expect(
    attempt: Attempt, function: Function, x: Array, coefficients: Array, degree: int, how: str
) -> None:
    handed = np.asarray(degree, "int32") if "traced" in how else degree
    outcome = attempt.call(function, x, coefficients, degree=handed)
    expected = _sum(x, coefficients, degree)
    expect_array(outcome, expected, _given(x, coefficients, degree, how), rtol=1e-5, atol=1e-4)


def _both(key: str, title: str, section: str, cases: Drawn) -> Check:
    """Make a check that tries both functions."""

    def run(attempt: Attempt, dice: np.random.Generator) -> None:
        for name in (_STATIC, _TRACED):
            for x, coefficients, degree in cases(dice):
                _expect(attempt, name, x, coefficients, degree, f"{name}, ")

    return Check(key, title, section, run)


def _returns_jax_arrays(attempt: Attempt, dice: np.random.Generator) -> None:
    x, coefficients = _draw(dice)
    for name in (_STATIC, _TRACED):
        for degree in (2, 0):
            outcome = attempt.call(name, x, coefficients, degree=degree)
            expect_jax_array(outcome, _given(x, coefficients, degree, f"{name}, "))


def _with_rest(dice: np.random.Generator) -> list[tuple[Array, Array, int]]:
    x, coefficients = _draw(dice)
    coefficients[4:] = np.nan, np.inf
    return [(x, coefficients, 3)]


def _static_pays_for_its_degree_only(attempt: Attempt, dice: np.random.Generator) -> None:
    x, coefficients = _draw(dice, 64)
    low = attempt.program(_STATIC, x, coefficients, degree=1)
    high = attempt.program(_STATIC, x, coefficients, degree=63)
    loops = {"while", "scan"}.intersection(high.primitives)
    if loops:
        raise Miss("polynomial_static, degree=63", "no loop at run time", f"a {min(loops)}")
    if isinstance(high.outcome, Got) and low.elements * 4 > high.elements:
        raise Miss(
            "polynomial_static with 64 coefficients",
            "a program for degree=1 that does much less than the one for degree=63",
            f"programs that produce {low.elements} and {high.elements} numbers",
        )


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
    # the degree becomes traced only through jit: reverse mode must work there
    for function, degree in ((_STATIC, 3), (attempt.jit(_TRACED), _THREE)):
        outcome = attempt.gradient(function, x, coefficients, degree, weights=_ONE)
        given = _given(x, coefficients, 3, "jax.grad with respect to x, ")
        expect_array(outcome, np.asarray(slope, "float32"), given, rtol=1e-4, atol=1e-4)


PROBLEM = Problem(
    name="polynomial",
    title="A polynomial with static and with traced degree",
    functions=(_STATIC, _TRACED),
    checks=(
        _both("example", "the examples", "problem",
              lambda _: [(_X, _COEFFICIENTS, 1), (_X, _COEFFICIENTS, 3)]),
        Check("type", "both return a JAX array", "problem", _returns_jax_arrays),
        _both("values", "both sum the terms up to the degree", "problem", _drawn(0, 1, 4, 5)),
        _both("rest", "both ignore the coefficients above the degree, NaN too", "mask", _with_rest),
        Tries(_STATIC, _expect, static="degree").on(
            "static-jit", "polynomial_static: one trace for each degree", "why-it-works",
            _drawn(2, 2, 4, 2, 4), jit=True, traces=(2, "polynomial_static, degrees 2 and 4"),
            how="polynomial_static under jax.jit(..., static_argnames=['degree']), "),
        Check("static-cost", "polynomial_static: pays for its degree only", "why-it-works",
              _static_pays_for_its_degree_only),
        Tries(_TRACED, _expect).on(
            "traced-jit", "polynomial_traced: one trace for all degrees", "why-it-works",
            _drawn(0, 3, 5, 1, 3), jit=True, traces=(1, "polynomial_traced, degrees 0 to 5"),
            how="polynomial_traced under plain jax.jit, "),
        Check("traced-vmap", "polynomial_traced: works under jax.vmap over degree",
              "why-it-works", _traced_under_vmap),
        Check("grad", "both work under jax.grad", "why-it-works", _both_under_grad),
        uses_no_jit((_STATIC, _TRACED), lambda _: ((_X, _COEFFICIENTS), {"degree": 3})),
        keeps_no_state(),
    ),
)  # fmt: skip
