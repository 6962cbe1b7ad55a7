"""A mean per class, where boolean indexing would give arrays of unknown size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.common import keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_dtype, expect_jax_array, expect_traces
from jitguide.problems.model import Check, Problem
from jitguide.problems.values import Array, show_array

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt, Function

_F = "class_means"


def _draw(dice: np.random.Generator, length: int, classes: int) -> tuple[Array, Array]:
    values = dice.normal(0, 25, length).astype("float32")
    labels = np.concatenate([np.arange(classes), dice.integers(0, classes, length)])[:length]
    return values, dice.permutation(labels).astype("int32")


def _means(values: Array, labels: Array, classes: int) -> Array:
    members = [values[labels == label] for label in range(classes)]
    return np.array([m.mean() if m.size else 0.0 for m in members], "float32")


def _given(values: Array, labels: Array, classes: int, how: str = "") -> str:
    shown = f"values = {show_array(values)}, labels = {show_array(labels)}"
    return f"{how}{shown}, num_classes={classes}"


def _expect(
    attempt: Attempt,
    values: Array,
    labels: Array,
    classes: int,
    function: Function = _F,
    how: str = "",
) -> None:
    outcome = attempt.call(function, values, labels, num_classes=classes)
    given = _given(values, labels, classes, how)
    expect_array(outcome, _means(values, labels, classes), given, rtol=1e-5, atol=1e-4)


def _array(values: list[float], dtype: str) -> Array:
    return np.array(values, dtype)


def _example(attempt: Attempt, _: np.random.Generator) -> None:
    _expect(attempt, _array([1, 2, 3, 10], "float32"), _array([0, 1, 0, 1], "int32"), 2)


def _returns_a_jax_array(attempt: Attempt, dice: np.random.Generator) -> None:
    values, labels = _draw(dice, 6, 2)
    outcome = attempt.call(_F, values, labels, num_classes=2)
    expect_jax_array(outcome, _given(values, labels, 2))
    expect_dtype(outcome, "float32", _given(values, labels, 2))


def _averages(attempt: Attempt, dice: np.random.Generator) -> None:
    for length, classes in ((1, 1), (8, 1), (8, 3), (40, 5)):
        _expect(attempt, *_draw(dice, length, classes), classes)


def _knows_empty_classes(attempt: Attempt, dice: np.random.Generator) -> None:
    values, _ = _draw(dice, 4, 1)
    for labels in ([0, 0, 2, 2], [3, 3, 3, 3], [1, 1, 2, 2]):
        _expect(attempt, values, _array([*labels], "int32"), 4)


def _keeps_classes_apart(attempt: Attempt, _: np.random.Generator) -> None:
    labels = _array([0, 1, 0, 1], "int32")
    _expect(attempt, _array([1, np.nan, 3, 10], "float32"), labels, 2)
    _expect(attempt, _array([1, np.inf, 3, 10], "float32"), labels, 2)


def _works_under_jit(attempt: Attempt, dice: np.random.Generator) -> None:
    how = "under jax.jit(..., static_argnames=['num_classes']), "
    jitted = attempt.jit(_F, static="num_classes")
    for classes in (3, 5):
        _expect(attempt, *_draw(dice, 8, classes), classes, jitted, how)


def _traces_once(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_F, static="num_classes")
    for _ in range(5):
        _expect(attempt, *_draw(dice, 8, 3), 3, counted, "under jax.jit, ")
    expect_traces(counted.traces, 1, "5 calls with other labels")


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    drawn = [_draw(dice, 6, 3) for _ in range(4)]
    values, labels = (np.stack(parts) for parts in zip(*drawn, strict=True))
    expected = np.stack([_means(v, k, 3) for v, k in drawn])
    outcome = attempt.vmap(_F, values, labels, axes=(0, 0), num_classes=3)
    expect_array(outcome, expected, "jax.vmap over 4 rows", rtol=1e-5, atol=1e-4)


def _works_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    values, _ = _draw(dice, 5, 1)
    weights = (dice.integers(1, 9, 4)).astype("float32")
    labels = _array([0, 2, 2, 0, 2], "int32")  # 1 and 3 have no members
    counts = np.bincount(labels, minlength=4)
    outcome = attempt.gradient(_F, values, labels, weights=weights, num_classes=4)
    given = _given(values, labels, 4, "jax.grad with respect to values, ")
    expect_array(outcome, (weights / np.maximum(counts, 1))[labels], given, rtol=1e-5)


def _sample(_: Attempt, dice: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return _draw(dice, 8, 3), {"num_classes": 3}


def _grows_with_classes(attempt: Attempt) -> str | None:
    values, labels = np.zeros(8, "float32"), np.zeros(8, "int32")
    few, many = (
        len(attempt.program(_F, values, labels, num_classes=c).primitives) for c in (2, 32)
    )
    if many > few + 1:
        return (
            f"the program grows with the number of classes: {few} operations for 2, {many} for "
            "32; jax.ops.segment_sum goes over the values once"
        )
    return None


PROBLEM = Problem(
    name="means",
    title="Average each class without boolean indexing",
    functions=(_F,),
    checks=(
        Check("example", "the example", "problem", _example),
        Check("type", "returns a float32 JAX array", "problem", _returns_a_jax_array),
        Check("values", "averages each class", "problem", _averages),
        Check("empty", "gives 0 for a class without members", "empty", _knows_empty_classes),
        Check("apart", "keeps NaN and infinity within their class", "why-it-works",
              _keeps_classes_apart),
        Check("jit", "works under jax.jit with static_argnames=['num_classes']", "why-it-works",
              _works_under_jit),
        Check("traces", "is traced once, whatever the labels", "why-it-works", _traces_once),
        Check("vmap", "works under jax.vmap", "why-it-works", _works_under_vmap),
        Check("grad", "has a finite, right gradient", "empty", _works_under_grad),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
    ),
    remarks=(_grows_with_classes,),
)  # fmt: skip
