"""Batches of any length with few compilations: pad to one of a few sizes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.common import keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, returned
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Got, show_outcome

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt, Function

_P, _F = "prepare", "mean_square"
_MOST = 4  # compilations
_WASTE = 4  # times the length
_LENGTHS = (16, 17, 31, 33, 60, 64, 65, 100, 128, 200, 255, 256, 257, 400, 511, 600, 999, 1000)


def _draw(dice: np.random.Generator, length: int) -> Array:
    return dice.normal(0, 6, length).astype("float32")


def _mean_square(batch: Array) -> Array:
    return np.asarray((batch.astype("float64") ** 2).mean(), "float32")


def _given(length: int, how: str = "") -> str:
    return f"{how}a batch of {length}"


def _prepare(attempt: Attempt, batch: Array) -> Got:
    given = _given(len(batch), "prepare of ")
    outcome = attempt.run(lambda: attempt.target(_P)(batch.copy()), given)
    got = returned(outcome, given, "(padded, length)")
    if got.kind != "tuple" or len(got.value) != 2:
        raise Miss(given, "a tuple (padded, length)", show_outcome(outcome))
    return got


def _expect(attempt: Attempt, batch: Array, function: Function = _F, how: str = "") -> None:
    prepared = _prepare(attempt, batch)
    given = _given(len(batch), f"{how}mean_square(*prepare(batch)) for ")
    outcome = attempt.run(lambda: attempt.target(function)(*prepared.raw), given)
    expect_array(outcome, _mean_square(batch), given, rtol=1e-4)
    expect_jax_array(outcome, given)


def _example(attempt: Attempt, _: np.random.Generator) -> None:
    _expect(attempt, np.arange(20, dtype="float32"))


def _pads(attempt: Attempt, dice: np.random.Generator) -> None:
    for length in (16, 100, 256, 1000):
        batch = _draw(dice, length)
        given = _given(length, "prepare of ")
        padded, count = _prepare(attempt, batch).value
        if padded.kind not in ("jax", "numpy") or padded.value.ndim != 1:
            raise Miss(given, "padded: a 1-D array", show_outcome(padded))
        expect_array(count, np.asarray(length), given + ", length")
        start = replace(padded, value=padded.value[:length])
        expect_array(start, batch, given + f", padded[:{length}]")


def _averages(attempt: Attempt, dice: np.random.Generator) -> None:
    for length in (16, 77, 300, 1000):
        _expect(attempt, _draw(dice, length))


def _masks(attempt: Attempt, dice: np.random.Generator) -> None:
    for rubbish in (1e6, np.nan):
        padded = np.full(64, rubbish, "float32")
        padded[:20] = _draw(dice, 20)
        given = f"mean_square(padded, 20), where padded[20:] is {rubbish}"
        outcome = attempt.call(_F, padded, np.asarray(20, "int32"))
        expect_array(outcome, _mean_square(padded[:20]), given, rtol=1e-4)


def _wastes_little(attempt: Attempt, dice: np.random.Generator) -> None:
    for length in _LENGTHS:
        size = _prepare(attempt, _draw(dice, length)).value[0].value.size
        if size > _WASTE * length:
            raise Miss(_given(length), f"at most {_WASTE * length} elements", f"{size} elements")


def _compiles_seldom(attempt: Attempt, dice: np.random.Generator) -> None:
    counted = attempt.jit_counted(_F)
    for length in dice.permutation(_LENGTHS):
        _expect(attempt, _draw(dice, int(length)), counted, "under plain jax.jit, ")
    if (traces := counted.traces) > _MOST:
        many = len(_LENGTHS)
        raise Miss(f"batches of {many} lengths", f"at most {_MOST} traces", f"{traces} traces")


def _works_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    padded = np.zeros(32, "float32")
    padded[:20] = _draw(dice, 20)
    one = np.asarray(1.0, "float32")
    outcome = attempt.gradient(_F, padded, np.asarray(20, "int32"), weights=one)
    expect_array(outcome, padded / 10, "jax.grad of mean_square(padded, 20)", rtol=1e-4)


def _sample(_: Attempt, dice: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (_draw(dice, 32), np.asarray(20, "int32")), {}


PROBLEM = Problem(
    name="batches",
    title="Batches of any length with at most four compilations",
    functions=(_P, _F),
    checks=(
        Check("example", "the example", "problem", _example),
        Check("pads", "prepare returns the batch, padded, and its length", "problem",
              _pads),
        Check("values", "averages the squares", "problem", _averages),
        Check("mask", "ignores what is in the padding", "mask", _masks),
        Check("waste", f"pads to at most {_WASTE} times the length", "why-it-works",
              _wastes_little),
        Check("traces", f"is traced at most {_MOST} times", "why-it-works", _compiles_seldom),
        Check("grad", "works under jax.grad, with zeros in the padding", "mask",
              _works_under_grad),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
    ),
)  # fmt: skip
