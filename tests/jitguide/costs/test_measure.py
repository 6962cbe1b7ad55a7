"""What is measured is a first call each time, and every trace is counted."""

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from jitguide import costs
from jitguide.costs.measure import equations

bodies: list[str] = []


def double(x: Any) -> Any:
    bodies.append("double")
    return 2 * x


def repeat(x: Any, n: int) -> Any:
    for _ in range(n):
        x = x + 1
    return x


def test_each_measurement_is_a_first_call() -> None:
    bodies.clear()
    figure = costs.first_calls(
        "t", {"double": (double, None)}, over="n", values=(1, 2), args=lambda n: (jnp.ones(n),)
    )
    # One to warm up, then three rounds of two lengths: a cached one would not have run the body.
    assert len(bodies) == 1 + 3 * 2
    assert all(time > 0 for time in figure.series["double"])


def test_quickly_measures_both_ends_once() -> None:
    bodies.clear()
    with costs.quickly():
        figure = costs.first_calls(
            "t", {"d": (double, None)}, over="n", values=(1, 2, 3), args=lambda n: (jnp.ones(n),)
        )
    assert figure.xs == (1, 3)
    assert len(bodies) == 1 + 2


def test_more_rounds_where_one_is_not_enough() -> None:
    bodies.clear()
    with costs.quickly(rounds=3):
        costs.first_calls(
            "t", {"d": (double, None)}, over="n", values=(1, 2), args=lambda n: (jnp.ones(n),)
        )
    assert len(bodies) == 1 + 3 * 2


def test_equations_are_counted_inside_too() -> None:
    figure = costs.first_calls(
        "t", {"r": (repeat, "n")}, over="n", values=(1, 5), args=lambda n: (1.0, n)
    )
    assert figure.counts["r"] == (1, 5)
    inner = jax.jit(lambda x: jax.jit(repeat, static_argnums=1)(x, 4)).trace(1.0).jaxpr
    assert equations(inner.jaxpr) == 1 + 4


def smallest(x: Any) -> Any:
    return jnp.sum(jnp.sort(x)[:2])


def test_memory_is_that_of_the_result_and_of_what_is_in_between() -> None:
    lengths = (64, 1024)
    figure = costs.first_calls(
        "t", {"s": (smallest, None)}, over="n", values=lengths, args=lambda n: (jnp.ones(n),)
    )
    # The result is one float32 of 4 bytes; in between stands the whole sorted array.
    told = dict(zip(lengths, figure.memory["s"], strict=True))
    assert all(told[n] >= 4 + 4 * n for n in lengths), told


def test_traces_are_counted_and_times_add_up() -> None:
    figure = costs.calls(
        "t",
        {
            "new": (repeat, "n", [(1.0, n) for n in (1, 2, 3)]),
            "same": (repeat, "n", [(1.0, 2)] * 3),
            "none": (repeat, costs.NO_JIT, [(1.0, 2)] * 3),
        },
        pays_off=["none"],
    )
    assert figure.counts == {"new": (1, 2, 3), "same": (1, 1, 1)}
    assert all(list(ys) == sorted(ys) for ys in figure.series.values())
    assert figure.ahead == {"none": 1}


def test_steps_of_one_function() -> None:
    found = costs.steps(repeat, 1.0, 2, static="n")
    assert list(found) == ["trace", "lower", "compile", "run"]
    assert repr(found).count(" ms") == 4


@pytest.mark.parametrize("fun", [jax.jit(double), partial(double), len])
def test_what_is_no_plain_function_is_refused(fun: Any) -> None:
    with pytest.raises(TypeError, match="a plain Python function expected"):
        costs.steps(fun, 1.0)


def test_a_persistent_cache_is_refused(tmp_path: Path) -> None:
    before = jax.config.jax_compilation_cache_dir
    jax.config.update("jax_compilation_cache_dir", str(tmp_path))  # type: ignore[no-untyped-call]
    try:
        with pytest.raises(RuntimeError, match="a persistent compilation cache is set"):
            costs.steps(double, 1.0)
    finally:
        jax.config.update("jax_compilation_cache_dir", before)  # type: ignore[no-untyped-call]
