"""A loop that stops when it has converged, within the compiled program."""

from typing import Any

import numpy as np

from jitguide.problems.bench.bench import Bench, Outcome
from jitguide.problems.bench.values import Array, Got
from jitguide.problems.common import keeps_no_state, leaves_the_judge_alone, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, returned, show_outcome
from jitguide.problems.model import Check, Miss, Problem

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
        clear = clear and not 0.5 < ratio < 2
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
    bench: Bench, a: float, tolerance: float, most: int, function: str = _F, how: str = ""
) -> None:
    root, steps, _ = _reference(a, tolerance, most)
    given = _given(a, tolerance, most, how)
    outcome = bench.call(function, _float(a), _float(tolerance), _int(most))
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


def _example(bench: Bench, _: np.random.Generator) -> None:
    _expect(bench, 9.0, 1e-3, 50)


def _returns_jax_arrays(bench: Bench, _: np.random.Generator) -> None:
    given = _given(9.0, 1e-3, 50)
    outcome = bench.call(_F, _float(9.0), _float(1e-3), _int(50))
    got = returned(outcome, given, "a tuple (root, steps)")
    if not _is_pair(got):
        raise Miss(given, "a tuple (root, steps)", show_outcome(outcome))
    for part in got.value:
        expect_jax_array(part, given)
    if got.value[1].value.dtype.kind not in "iu":
        raise Miss(given, "steps as an integer", show_outcome(got.value[1]))


def _finds_roots(bench: Bench, dice: np.random.Generator) -> None:
    for tolerance in (1e-1, 1e-3, 1e-3, 1e-4):
        _expect(bench, _draw(dice, tolerance), tolerance, 100)


def _gives_up(bench: Bench, _: np.random.Generator) -> None:
    for most in (1, 5, 12):
        _expect(bench, 0.0, 1e-3, most)
    _expect(bench, 1e6, 1e-3, 4)


def _works_under_plain_jit(bench: Bench, dice: np.random.Generator) -> None:
    returned(bench.jit(_F, keep="plain"), "jax.jit(newton_sqrt)", "a jitted function")
    for most in (100, 3):
        tolerance = 1e-3
        how = "under plain jax.jit, "
        _expect(bench, _draw(dice, tolerance), tolerance, most, "plain", how)


def _traces_once(bench: Bench, dice: np.random.Generator) -> None:
    bench.jit_counted(_F, keep="counted")
    calls = ((1e-1, 100), (1e-3, 100), (1e-4, 100), (1e-3, 2), (1e-1, 7))
    for tolerance, most in calls:
        _expect(bench, _draw(dice, tolerance), tolerance, most, "counted", "under plain jax.jit, ")
    if (traces := bench.traces("counted")) != 1:
        raise Miss("5 calls with other a, tolerance, max_steps", "1 trace", f"{traces} traces")


def _really_stops(bench: Bench, _: np.random.Generator) -> None:
    program = bench.program(_F, _float(9.0), _float(1e-3), _int(50))
    given = "newton_sqrt as traced"
    if program.raised is not None:
        raise Miss(given, "a program with a while loop", show_outcome(program.raised))
    if "while" not in program.primitives:
        got = "a loop of fixed length" if "scan" in program.primitives else "no loop"
        raise Miss(given, "a loop that ends at run time (a while)", got)


def _works_under_vmap(bench: Bench, dice: np.random.Generator) -> None:
    many = [_draw(dice, 1e-3) for _ in range(6)]
    found = [_reference(a, 1e-3, 100) for a in many]
    roots = np.array([root for root, _, _ in found], "float32")
    steps = np.array([step for _, step, _ in found], "int32")
    outcome = bench.vmap(
        _F, np.array(many, "float32"), _float(1e-3), _int(100), axes=(0, None, None)
    )
    _expect_pair(outcome, roots, steps, f"jax.vmap over a = {many}")


def _sample(_: Bench, __: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (_float(9.0), _float(1e-3), _int(50)), {}


PROBLEM = Problem(
    name="converge",
    title="A loop that stops at convergence",
    functions=(_F,),
    teaches="a number of steps that depends on values is a lax.while_loop; nothing need be static",
    checks=(
        Check("example", "the example", "converge.problem", _example),
        Check("type", "returns two JAX arrays, the steps as an integer", "converge.problem",
              _returns_jax_arrays),
        Check("values", "finds the root in the right number of steps", "converge.problem",
              _finds_roots),
        Check("limit", "never takes more than max_steps", "converge.problem", _gives_up),
        Check("jit", "works under plain jax.jit", "converge.why", _works_under_plain_jit),
        Check("traces", "is traced once, whatever the values", "converge.why", _traces_once),
        Check("stops", "ends its loop at run time", "converge.why", _really_stops),
        Check("vmap", "works under jax.vmap, each element with its own steps", "converge.why",
              _works_under_vmap),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
        leaves_the_judge_alone(),
    ),
)  # fmt: skip
