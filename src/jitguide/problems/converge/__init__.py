"""A loop that stops when it has converged, within the compiled program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.common import keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, expect_traces, returned
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Got, Outcome, Raised, show_outcome

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt, Function

_F = "newton_sqrt"


def _float(value: float) -> Array:
    return np.asarray(value, "float32")


def _int(value: int) -> Array:
    return np.asarray(value, "int32")


def _reference(a: float, tolerance: float, most: int) -> tuple[float, int, bool]:
    """Give root, steps, and whether rounding could have changed the number of steps."""
    x, clear = max(a, 1.0), True
    for step in range(1, most + 1):
        new = (x + a / x) / 2
        ratio = abs(new - x) / (tolerance * new)
        clear = clear and not 0.9 < ratio < 1.1
        x = new
        if ratio <= 1:
            return x, step, clear
    return x, most, clear


def _draw(dice: np.random.Generator, tolerance: float) -> float:
    while True:
        a = float(np.float32(dice.integers(1, 4000) / 8))
        if _reference(a, tolerance, 100)[2]:
            return a


def _given(a: float, tolerance: float, most: int, how: str = "") -> str:
    return f"{how}a = {a}, tolerance = {tolerance}, max_steps = {most}"


def _expect(
    attempt: Attempt, a: float, tolerance: float, most: int, function: Function = _F, how: str = ""
) -> None:
    root, steps, _ = _reference(a, tolerance, most)
    given = _given(a, tolerance, most, how)
    outcome = attempt.call(function, _float(a), _float(tolerance), _int(most))
    _expect_pair(outcome, np.asarray(root, "float32"), _int(steps), given)


def _expect_pair(outcome: Outcome, root: Array, steps: Array, given: str) -> None:
    wanted = f"root {root} after {steps} steps"
    got = returned(outcome, given, wanted)
    if not _is_pair(got):
        raise Miss(given, "a tuple (root, steps)", show_outcome(outcome))
    expect_array(got.value[1], steps, given + ", steps")
    expect_array(got.value[0], root, given + ", root", rtol=1e-5)


def _is_pair(got: Got) -> bool:
    return got.kind == "tuple" and len(got.value) == 2


def _example(attempt: Attempt, _: np.random.Generator) -> None:
    _expect(attempt, 9.0, 1e-3, 50)


def _returns_jax_arrays(attempt: Attempt, _: np.random.Generator) -> None:
    given = _given(9.0, 1e-3, 50)
    outcome = attempt.call(_F, _float(9.0), _float(1e-3), _int(50))
    got = returned(outcome, given, "a tuple (root, steps)")
    if not _is_pair(got):
        raise Miss(given, "a tuple (root, steps)", show_outcome(outcome))
    for part in got.value:
        expect_jax_array(part, given)
    if got.value[1].value.dtype.kind not in "iu":
        raise Miss(given, "steps as an integer", show_outcome(got.value[1]))


def _finds_roots(attempt: Attempt, dice: np.random.Generator) -> None:
    for tolerance in (0.6, 1e-1, 1e-3, 1e-4):
        _expect(attempt, _draw(dice, tolerance), tolerance, 100)


def _gives_up(attempt: Attempt, _: np.random.Generator) -> None:
    for most in (1, 5, 12):
        _expect(attempt, 0.0, 1e-3, most)
    _expect(attempt, 1e6, 1e-3, 4)


def _works_under_plain_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    plain = attempt.jit(_F)
    for most in (100, 3):
        tolerance = 1e-3
        how = "under plain jax.jit, "
        _expect(attempt, _draw(dice, tolerance), tolerance, most, plain, how)


def _traces_once(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_F)
    calls = ((1e-1, 100), (1e-3, 100), (1e-4, 100), (1e-3, 2), (1e-1, 7))
    for tolerance, most in calls:
        _expect(attempt, _draw(dice, tolerance), tolerance, most, counted, "under plain jax.jit, ")
    expect_traces(counted.traces, 1, "5 calls with other a, tolerance, max_steps")


def _really_stops(attempt: Attempt, _: np.random.Generator) -> None:
    program = attempt.program(_F, _float(9.0), _float(1e-3), _int(50))
    given = "newton_sqrt as traced"
    if isinstance(program.outcome, Raised):
        raise Miss(given, "a program with a while loop", show_outcome(program.outcome))
    if "while" not in program.primitives:
        got = "a loop of fixed length" if "scan" in program.primitives else "no loop"
        raise Miss(given, "a loop that ends at run time (a while)", got)


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    many = [_draw(dice, 1e-3) for _ in range(6)]
    found = [_reference(a, 1e-3, 100) for a in many]
    roots = np.array([root for root, _, _ in found], "float32")
    steps = np.array([step for _, step, _ in found], "int32")
    outcome = attempt.vmap(
        _F, np.array(many, "float32"), _float(1e-3), _int(100), axes=(0, None, None)
    )
    _expect_pair(outcome, roots, steps, f"jax.vmap over a = {many}")


def _sample(_: Attempt, __: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (_float(9.0), _float(1e-3), _int(50)), {}


PROBLEM = Problem(
    name="converge",
    title="A loop that stops at convergence",
    functions=(_F,),
    checks=(
        Check("example", "the example", "problem", _example),
        Check("type", "returns two JAX arrays, the steps as an integer", "problem",
              _returns_jax_arrays),
        Check("values", "finds the root in the right number of steps", "problem",
              _finds_roots),
        Check("limit", "never takes more than max_steps", "problem", _gives_up),
        Check("jit", "works under plain jax.jit", "why-it-works", _works_under_plain_jit),
        Check("traces", "is traced once, whatever the values", "why-it-works", _traces_once),
        Check("stops", "ends its loop at run time", "why-it-works", _really_stops),
        Check("vmap", "works under jax.vmap, each element with its own steps", "why-it-works",
              _works_under_vmap),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
    ),
)  # fmt: skip
