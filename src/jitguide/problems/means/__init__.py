"""A mean per class, where boolean indexing would give arrays of unknown size."""

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_dtype, expect_jax_array
from jitguide.problems.model import Check, Problem
from jitguide.problems.values import Array, show_array

_F = "class_means"
_ZEROS = np.zeros(8, "float32"), np.zeros(8, "int32")


def _draw(dice: np.random.Generator, length: int, classes: int) -> tuple[Array, Array]:
    values = dice.normal(0, 25, length).astype("float32")
    labels = np.concatenate([np.arange(classes), dice.integers(0, classes, length)])[:length]
    return values, dice.permutation(labels).astype("int32")


def _drawn(*rows: tuple[int, int]) -> Drawn:
    return lambda dice: [(*_draw(dice, length, classes), classes) for length, classes in rows]


def _labels(*labels: int) -> Array:
    return np.array(labels, "int32")


def _means(values: Array, labels: Array, classes: int) -> Array:
    members = [values[labels == label] for label in range(classes)]
    return np.array([m.mean() if m.size else 0.0 for m in members], "float32")


def _given(values: Array, labels: Array, classes: int, how: str = "") -> str:
    shown = f"values = {show_array(values)}, labels = {show_array(labels)}"
    return f"{how}{shown}, num_classes={classes}"


def _expect(
    attempt: Attempt, function: Function, values: Array, labels: Array, classes: int, how: str
) -> None:
    values = np.asarray(values, "float32")
    outcome = attempt.call(function, values, labels, num_classes=classes)
    given = _given(values, labels, classes, how)
    expect_array(outcome, _means(values, labels, classes), given, rtol=1e-5, atol=1e-4)


_TRIES = Tries(_F, _expect, static="num_classes")


def _returns_a_jax_array(attempt: Attempt, dice: np.random.Generator) -> None:
    values, labels = _draw(dice, 6, 2)
    outcome = attempt.call(_F, values, labels, num_classes=2)
    expect_jax_array(outcome, _given(values, labels, 2))
    expect_dtype(outcome, "float32", _given(values, labels, 2))


def _works_under_vmap(attempt: Attempt, dice: np.random.Generator) -> None:
    drawn = [_draw(dice, 6, 3) for _ in range(4)]
    values, labels = (np.stack(parts) for parts in zip(*drawn, strict=True))
    expected = np.stack([_means(v, k, 3) for v, k in drawn])
    outcome = attempt.vmap(_F, values, labels, axes=(0, 0), num_classes=3)
    expect_array(outcome, expected, "jax.vmap over 4 rows", rtol=1e-5, atol=1e-4)


def _works_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    values, _ = _draw(dice, 5, 1)
    weights = (dice.integers(1, 9, 4)).astype("float32")
    labels = _labels(0, 2, 2, 0, 2)  # 1 and 3 have no members
    counts = np.bincount(labels, minlength=4)
    outcome = attempt.gradient(_F, values, labels, weights=weights, num_classes=4)
    given = _given(values, labels, 4, "jax.grad with respect to values, ")
    expect_array(outcome, (weights / np.maximum(counts, 1))[labels], given, rtol=1e-5)


def _grows_with_classes(attempt: Attempt) -> str | None:
    few, many = (len(attempt.program(_F, *_ZEROS, num_classes=c).primitives) for c in (2, 32))
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
        _TRIES.on("example", "the example", "problem", [([1, 2, 3, 10], _labels(0, 1, 0, 1), 2)]),
        Check("type", "returns a float32 JAX array", "problem", _returns_a_jax_array),
        _TRIES.on("values", "averages each class", "problem",
                  _drawn((1, 1), (8, 1), (8, 3), (40, 5))),
        _TRIES.on("empty", "gives 0 for a class without members", "empty",
                  lambda dice: [(_draw(dice, 4, 1)[0], labels, 4) for labels in (
                      _labels(0, 0, 2, 2), _labels(3, 3, 3, 3), _labels(1, 1, 2, 2))]),
        _TRIES.on("apart", "keeps NaN and infinity within their class", "why-it-works",
                  [([1, odd, 3, 10], _labels(0, 1, 0, 1), 2) for odd in (np.nan, np.inf)]),
        _TRIES.on("jit", "works under jax.jit with static_argnames=['num_classes']", "why-it-works",
                  _drawn((8, 3), (8, 5)), jit=True),
        _TRIES.on("traces", "is traced once, whatever the labels", "why-it-works",
                  _drawn(*[(8, 3)] * 5), jit=True, traces=(1, "5 calls with different labels")),
        Check("vmap", "works under jax.vmap", "why-it-works", _works_under_vmap),
        Check("grad", "has a finite and correct gradient", "empty", _works_under_grad),
        uses_no_jit((_F,), lambda _: (_ZEROS, {"num_classes": 3})),
        keeps_no_state(),
    ),
    remarks=(_grows_with_classes,),
)  # fmt: skip
