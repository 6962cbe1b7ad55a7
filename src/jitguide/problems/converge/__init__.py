"""A loop that stops when it has converged, within the compiled program."""

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, expect_pair
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Outcome, Raised, show_outcome

_F = "newton_sqrt"


def _handed(a: float, tolerance: float, most: int) -> tuple[Array, Array, Array]:
    return np.asarray(a, "float32"), np.asarray(tolerance, "float32"), np.asarray(most, "int32")


_SAMPLE = _handed(9.0, 1e-3, 50)


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


def _drawn(*rows: tuple[float, int]) -> Drawn:
    return lambda dice: [(_draw(dice, tolerance), tolerance, most) for tolerance, most in rows]


def _given(a: float, tolerance: float, most: int, how: str = "") -> str:
    return f"{how}a = {a}, tolerance = {tolerance}, max_steps = {most}"


def _expect(
    attempt: Attempt, function: Function, a: float, tolerance: float, most: int, how: str
) -> None:
    root, steps, _ = _reference(a, tolerance, most)
    outcome = attempt.call(function, *_handed(a, tolerance, most))
    _expect_found(outcome, root, steps, _given(a, tolerance, most, how))


def _expect_found(outcome: Outcome, roots: object, steps: object, given: str) -> None:
    root, count = np.asarray(roots, "float32"), np.asarray(steps, "int32")
    got = expect_pair(outcome, "(root, steps)", given, f"root {root} after {count} steps")
    expect_array(got[1], count, given + ", steps")
    expect_array(got[0], root, given + ", root", rtol=1e-5)


_TRIES = Tries(_F, _expect)


def _returns_jax_arrays(attempt: Attempt, _: np.random.Generator) -> None:
    given = _given(9.0, 1e-3, 50)
    got = expect_pair(attempt.call(_F, *_SAMPLE), "(root, steps)", given)
    for part in got:
        expect_jax_array(part, given)
    if got[1].value.dtype.kind not in "iu":
        raise Miss(given, "steps as an integer", show_outcome(got[1]))


def _really_stops(attempt: Attempt, _: np.random.Generator) -> None:
    program = attempt.program(_F, *_SAMPLE)
    given = "newton_sqrt as traced"
    if isinstance(program.outcome, Raised):
        raise Miss(given, "a program with a while loop", show_outcome(program.outcome))
    if "while" not in program.primitives:
        got = "a loop of fixed length" if "scan" in program.primitives else "no loop"
        raise Miss(given, "a loop that ends at run time (a while)", got)


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    many = [_draw(dice, 1e-3) for _ in range(6)]
    roots, steps, _ = zip(*(_reference(a, 1e-3, 100) for a in many), strict=True)
    _, tolerance, most = _handed(0, 1e-3, 100)
    outcome = attempt.vmap(_F, np.array(many, "float32"), tolerance, most, axes=(0, None, None))
    _expect_found(outcome, roots, steps, f"jax.vmap over a = {many}")


PROBLEM = Problem(
    name="converge",
    title="A loop that stops at convergence",
    functions=(_F,),
    checks=(
        _TRIES.on("example", "the example", "problem", [(9.0, 1e-3, 50)]),
        Check("type", "returns two JAX arrays, the steps as an integer", "problem",
              _returns_jax_arrays),
        _TRIES.on("values", "finds the root in the right number of steps", "problem",
                  _drawn((0.6, 100), (1e-1, 100), (1e-3, 100), (1e-4, 100))),
        _TRIES.on("limit", "never takes more than max_steps", "problem",
                  [(0.0, 1e-3, 1), (0.0, 1e-3, 5), (0.0, 1e-3, 12), (1e6, 1e-3, 4)]),
        _TRIES.on("jit", "works under plain jax.jit", "why-it-works",
                  _drawn((1e-3, 100), (1e-3, 3)), jit=True),
        _TRIES.on("traces", "is traced once, whatever the values", "why-it-works",
                  _drawn((1e-1, 100), (1e-3, 100), (1e-4, 100), (1e-3, 2), (1e-1, 7)), jit=True,
                  traces=(1, "5 calls with different a, tolerance, max_steps")),
        Check("stops", "ends its loop at run time", "why-it-works", _really_stops),
        Check("vmap", "works under jax.vmap, with separate steps for each element", "why-it-works",
              _works_under_vmap),
        uses_no_jit((_F,), lambda _: (_SAMPLE, {})),
        keeps_no_state(),
    ),
)  # fmt: skip
