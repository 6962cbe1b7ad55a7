"""Batches of any length with few compilations: pad to one of a few sizes."""

from dataclasses import replace

import numpy as np

from jitguide.problems.common import Attempt, Drawn, Function, Tries, keeps_no_state, uses_no_jit
from jitguide.problems.expect import expect_array, expect_jax_array, expect_pair
from jitguide.problems.model import Check, Miss, Problem
from jitguide.problems.values import Array, Got, show_outcome

_P, _F = "prepare", "mean_square"
_MOST = 4  # compilations
_WASTE = 4  # times the length
_TWENTY = np.asarray(20, "int32")
_LENGTHS = (16, 17, 31, 33, 60, 64, 65, 100, 128, 200, 255, 256, 257, 400, 511, 600, 999, 1000)


def _draw(dice: np.random.Generator, length: int) -> Array:
    return dice.normal(0, 6, length).astype("float32")


def _mean_square(batch: Array) -> Array:
    return np.asarray((batch.astype("float64") ** 2).mean(), "float32")


def _drawn(*lengths: int) -> Drawn:
    return lambda dice: [(_draw(dice, length),) for length in lengths]


def _prepare(attempt: Attempt, batch: Array) -> tuple[Got, Got]:
    given = f"prepare of a batch of {len(batch)}"
    outcome = attempt.run(lambda: attempt.target(_P)(batch.copy()), given)
    return expect_pair(outcome, "(padded, length)", given, "(padded, length)")


def _expect(attempt: Attempt, function: Function, batch: Array, how: str) -> None:
    padded, length = _prepare(attempt, batch)
    given = f"{how}mean_square(*prepare(batch)) for a batch of {len(batch)}"
    outcome = attempt.run(lambda: attempt.target(function)(padded.raw, length.raw), given)
    expect_array(outcome, _mean_square(batch), given, rtol=1e-4)
    expect_jax_array(outcome, given)


_TRIES = Tries(_F, _expect)


def _pads(attempt: Attempt, dice: np.random.Generator) -> None:
    for length in (16, 100, 256, 1000):
        batch = _draw(dice, length)
        given = f"prepare of a batch of {length}"
        padded, count = _prepare(attempt, batch)
        if padded.kind not in ("jax", "numpy") or padded.value.ndim != 1:
            raise Miss(given, "padded: a 1-D array", show_outcome(padded))
        expect_array(count, np.asarray(length), given + ", length")
        start = replace(padded, value=padded.value[:length])
        expect_array(start, batch, given + f", padded[:{length}]")


def _masks(attempt: Attempt, dice: np.random.Generator) -> None:
    for rubbish in (1e6, np.nan):
        padded = np.full(64, rubbish, "float32")
        padded[:20] = _draw(dice, 20)
        given = f"mean_square(padded, 20), where padded[20:] is {rubbish}"
        outcome = attempt.call(_F, padded, _TWENTY)
        expect_array(outcome, _mean_square(padded[:20]), given, rtol=1e-4)


def _wastes_little(attempt: Attempt, dice: np.random.Generator) -> None:
    for length in _LENGTHS:
        size = _prepare(attempt, _draw(dice, length))[0].value.size
        if size > _WASTE * length:
            given = f"a batch of {length}"
            raise Miss(given, f"at most {_WASTE * length} elements", f"{size} elements")


def _compiles_seldom(attempt: Attempt, dice: np.random.Generator) -> None:
    jitted = attempt.jit(_F)
    for length in dice.permutation(_LENGTHS):
        _expect(attempt, jitted, _draw(dice, int(length)), "under plain jax.jit, ")
    if (traces := jitted.traces) > _MOST:
        many = len(_LENGTHS)
        raise Miss(f"batches of {many} lengths", f"at most {_MOST} traces", f"{traces} traces")


def _works_under_grad(attempt: Attempt, dice: np.random.Generator) -> None:
    padded = np.zeros(32, "float32")
    padded[:20] = _draw(dice, 20)
    one = np.asarray(1.0, "float32")
    outcome = attempt.gradient(_F, padded, _TWENTY, weights=one)
    expect_array(outcome, padded / 10, "jax.grad of mean_square(padded, 20)", rtol=1e-4)


PROBLEM = Problem(
    name="batches",
    title="Batches of any length with at most four compilations",
    functions=(_P, _F),
    checks=(
        _TRIES.on("example", "the example", "problem", [(np.arange(20, dtype="float32"),)]),
        Check("pads", "prepare returns the batch, padded, and its length", "problem", _pads),
        _TRIES.on("values", "averages the squares", "problem", _drawn(16, 77, 300, 1000)),
        Check("mask", "ignores what is in the padding", "mask", _masks),
        Check("waste", f"pads to at most {_WASTE} times the length", "why-it-works",
              _wastes_little),
        Check("traces", f"is traced at most {_MOST} times", "why-it-works", _compiles_seldom),
        Check("grad", "works under jax.grad, with zeros in the padding", "mask",
              _works_under_grad),
        uses_no_jit((_F,), lambda _: ((np.zeros(32, "float32"), _TWENTY), {})),
        keeps_no_state(),
    ),
)  # fmt: skip
