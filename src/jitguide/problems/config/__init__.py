"""A configuration object as static argument, which must not retrace when it is equal."""

from typing import Any

import numpy as np

from jitguide.problems.bench.bench import Bench
from jitguide.problems.bench.values import Array, Raised, Ref, show_array
from jitguide.problems.common import keeps_no_state, leaves_the_judge_alone, uses_no_jit
from jitguide.problems.expect import (
    expect_array,
    expect_jax_array,
    expect_value,
    returned,
    show_outcome,
)
from jitguide.problems.model import Check, Miss, Problem

_F, _C = "apply", "Config"
_Fields = tuple[float, float, float | None]
_FIRST: _Fields = (2.0, 1.0, None)


def _show(fields: _Fields) -> str:
    scale, shift, limit = fields
    return f"Config(scale={scale}, shift={shift}, limit={limit})"


def _make(bench: Bench, fields: _Fields, keep: str) -> Ref:
    scale, shift, limit = fields
    outcome = bench.call(_C, keep=keep, scale=scale, shift=shift, limit=limit)
    returned(outcome, _show(fields), "an object")
    return Ref(keep)


def _expected(x: Array, fields: _Fields) -> Array:
    scale, shift, limit = fields
    y = x * np.float32(scale) + np.float32(shift)
    return y if limit is None else np.clip(y, np.float32(-limit), np.float32(limit))


def _x(dice: np.random.Generator) -> Array:
    return (dice.integers(-20, 20, 4) / 2).astype("float32")


def _expect(
    bench: Bench, x: Array, fields: _Fields, keep: str, function: str = _F, how: str = ""
) -> None:
    config = _make(bench, fields, keep)
    given = f"{how}x = {show_array(x)}, {_show(fields)}"
    outcome = bench.call(function, x, config=config)
    expect_array(outcome, _expected(x, fields), given, rtol=1e-6)
    expect_jax_array(outcome, given)


def _examples(bench: Bench, _: np.random.Generator) -> None:
    x = np.array([1.0, 2.0, 3.0], "float32")
    _expect(bench, x, _FIRST, "example_1")
    _expect(bench, x, (2.0, 1.0, 4.0), "example_2")


def _applies(bench: Bench, dice: np.random.Generator) -> None:
    for number, fields in enumerate(((0.5, 0.0, None), (3.0, -1.0, 2.5), (1.0, 4.0, 0.0))):
        _expect(bench, _x(dice), fields, f"applied_{number}")


def _works_under_jit(bench: Bench, dice: np.random.Generator) -> None:
    how = "under jax.jit(..., static_argnames=['config']), "
    returned(bench.jit(_F, static=("config",), keep="jitted"), how, "a jitted function")
    _expect(bench, _x(dice), (2.0, 1.0, 3.0), "jitted_1", "jitted", how)


def _equal_means_one_trace(bench: Bench, dice: np.random.Generator) -> None:
    bench.jit_counted(_F, static=("config",), keep="counted")
    for number in range(4):
        how = "a new, equal Config each time, "
        _expect(bench, _x(dice), _FIRST, f"equal_{number}", "counted", how)
    if (traces := bench.traces("counted")) != 1:
        raise Miss(f"4 times a new {_show(_FIRST)}", "1 trace", f"{traces} traces")


def _different_means_another_trace(bench: Bench, dice: np.random.Generator) -> None:
    bench.jit_counted(_F, static=("config",), keep="counted_again")
    many: tuple[_Fields, ...] = (
        _FIRST, (3.0, 1.0, None), (2.0, -1.0, None), (2.0, 1.0, 4.0), (2.0, 1.0, 1.5), _FIRST
    )  # fmt: skip
    for number, fields in enumerate(many):
        how = "one jitted function, another Config, "
        _expect(bench, _x(dice), fields, f"other_{number}", "counted_again", how)
    wanted, traces = len(set(many)), bench.traces("counted_again")
    if traces != wanted:
        raise Miss(f"{wanted} different Configs", f"{wanted} traces", f"{traces} traces")


def _compares(bench: Bench, _: np.random.Generator) -> None:
    _make(bench, _FIRST, "one")
    for fields, same in ((_FIRST, True), ((2.0, 1.0, 4.0), False), ((2.0, 3.0, None), False)):
        _make(bench, fields, "other")
        expect_value(bench.compare("one", "other"), same, f"{_show(_FIRST)} == {_show(fields)}")


def _cannot_be_changed(bench: Bench, _: np.random.Generator) -> None:
    _make(bench, _FIRST, "fixed")
    for name in ("scale", "limit"):
        outcome = bench.assign("fixed", name, 5.0)
        if not isinstance(outcome, Raised):
            raise Miss(f"config.{name} = 5.0", "an error: a cache key must not change", "no error")
        if not {"AttributeError", "TypeError"} & set(outcome.families):
            raise Miss(f"config.{name} = 5.0", "AttributeError", show_outcome(outcome))


def _sample(bench: Bench, dice: np.random.Generator) -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (_x(dice), _make(bench, (2.0, 1.0, 4.0), "sample")), {}


PROBLEM = Problem(
    name="config",
    title="A configuration object that does not retrace when it is equal",
    functions=(_F, _C),
    teaches="a static argument is a key: hash and equality by value, and no changes",
    checks=(
        Check("examples", "both examples", "config.problem", _examples),
        Check("values", "applies scale, shift and limit", "config.problem", _applies),
        Check("jit", "works under jax.jit with static_argnames=['config']", "config.why",
              _works_under_jit),
        Check("equal", "is traced once for equal configurations", "config.equal",
              _equal_means_one_trace),
        Check("different", "is traced again for a different one, with the right result",
              "config.equal", _different_means_another_trace),
        Check("compare", "compares by value", "config.equal", _compares),
        Check("fixed", "cannot be changed", "config.why", _cannot_be_changed),
        uses_no_jit((_F,), _sample),
        keeps_no_state(),
        leaves_the_judge_alone(),
    ),
)  # fmt: skip
