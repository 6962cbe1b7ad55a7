"""Hazards are found before anything goes wrong, and the wrong result is real."""

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from jitguide import HazardWarning, watch
from jitguide.retraces import HazardKind, Watched

X = np.ones(3, "int32")


@pytest.fixture(autouse=True)
def _no_hazard_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HazardWarning)
        yield


def kinds(watched: Watched) -> list[str]:
    # Lambdas of parametrized tests are new each time, which is a hazard of its own.
    return [h.kind for h in watched.hazards if h.kind != HazardKind.FUNCTION]


def times(x: Any, k: Any) -> Any:
    return x * (k[0] if isinstance(k, tuple) else k)


def test_equal_tuples_share_a_trace_and_give_the_wrong_dtype() -> None:
    f = watch(times, static_argnames="k")
    f(X, k=(1,))
    result = f(X, k=(1.0,))
    assert result.dtype == np.dtype("int32")  # wrong: NumPy and an unjitted call say float
    assert times(X, (1.0,)).dtype.kind == "f"
    (hazard,) = f.hazards
    assert (hazard.kind, hazard.argument, hazard.call) == (HazardKind.SHARED, "k", 2)
    assert "(int) (1,)" in hazard.text and "(float) (1.0,)" in hazard.text


@pytest.mark.parametrize(("traced", "its_sign"), [(0.0, 1), (-0.0, -1)])
def test_zeros_share_a_trace_and_give_the_wrong_sign(traced: float, its_sign: int) -> None:
    def sign(x: Any, k: float) -> Any:
        return jnp.copysign(x, k)

    f = watch(sign, static_argnames="k")
    f(np.float32(1), k=traced)
    assert f(np.float32(1), k=-traced) == its_sign  # wrong: the sign of the other zero
    assert sign(np.float32(1), -traced) == -its_sign
    assert kinds(f) == [HazardKind.SHARED]
    (shared,) = (hazard for hazard in f.hazards if hazard.kind == HazardKind.SHARED)
    assert "sign of zero" in shared.text


@dataclass(frozen=True)
class Options:
    k: float


def test_equal_dataclasses_share_a_trace() -> None:
    f = watch(lambda x, o: x * o.k, static_argnames="o")
    f(X, o=Options(1))
    f(X, o=Options(1.0))
    assert kinds(f) == [HazardKind.SHARED]


def test_each_of_two_variants_traced_for_its_own_shape_is_no_hazard() -> None:
    f = watch(times, static_argnames="k")
    f(X, k=(1,))
    f(X[:2], k=(1.0,))
    f(X[:2], k=(1.0,))
    f(X, k=(1,))
    assert kinds(f) == []
    f(X, k=(1.0,))
    assert kinds(f) == [HazardKind.SHARED]


class Mutable:
    def __init__(self) -> None:
        self.scale = 2
        self.parts = [1]


@pytest.mark.parametrize("deep", [False, True])
def test_mutated_object_gives_a_stale_result(deep: bool) -> None:
    f = watch(lambda x, o: x * o.scale + len(o.parts), static_argnames="o")
    o = Mutable()
    f(X, o=o)
    if deep:
        o.parts.append(2)
    else:
        o.scale = 3
    assert list(f(X, o=o)) == [3, 3, 3]  # stale
    assert kinds(f) == [HazardKind.IDENTITY, HazardKind.STALE]
    assert ("parts=[1] -> parts=[1, 2]" if deep else "scale=2 -> scale=3") in f.hazards[-1].text


def test_every_wrong_result_is_listed() -> None:
    f = watch(lambda x, o: x * o.scale, static_argnames="o")
    o = Mutable()
    f(X, o=o)
    for o.scale in (3, 4):
        assert list(f(X, o=o)) == [2, 2, 2]
    assert [h.call for h in f.hazards if h.kind == HazardKind.STALE] == [2, 3]
    g = watch(times, static_argnames="k")
    for k in ((1,), (1.0,), (True,)):
        g(X, k=k)
    assert [h.call for h in g.hazards if h.kind == HazardKind.SHARED] == [2, 3]


@pytest.mark.parametrize(
    "value", [[1], {"a": 1}, {1}, np.ones(2)], ids=["list", "dict", "set", "array"]
)
def test_unhashable(value: Any) -> None:
    f = watch(times, static_argnames="k")
    with pytest.raises(ValueError, match="Non-hashable static arguments"):
        f(X, k=value)
    assert kinds(f) == [HazardKind.UNHASHABLE]
    assert f"k is a {type(value).__name__}, which has no hash" in f.why()


def test_many_values() -> None:
    f = watch(lambda x, k: x, static_argnames="k", many=3)
    for k in ("a", "b", "c"):
        f(X, k=k)
    assert kinds(f) == []
    f(X, k="d")
    assert kinds(f) == [HazardKind.MANY]
    assert "4 values so far (..., 'b', 'c', 'd')" in f.hazards[0].text


def test_a_decorator_with_options_keeps_what_watch_was_told() -> None:
    said: list[str] = []

    @watch(say=said.append, many=2, static_argnames="k")
    def f(x: Any, k: int) -> Any:
        return x * k

    for k in range(3):
        f(X, k=k)
    assert [line.partition(": ")[0] for line in said] == ["f"] * 3
    assert kinds(f) == [HazardKind.MANY]


def test_float_that_changes_at_each_call() -> None:
    f = watch(lambda x, k: x, static_argnames="k")
    f(X, k=0.1)
    f(X, k=0.2)
    assert kinds(f) == []
    f(X, k=0.3)
    assert kinds(f) == [HazardKind.FLOAT]


def test_float_that_comes_again_is_no_hazard() -> None:
    f = watch(lambda x, k: x, static_argnames="k")
    for k in (0.1, 0.1, 0.2, 0.2, 0.1, 0.3):
        f(X, k=k)
    assert kinds(f) == []


def test_nan() -> None:
    f = watch(lambda x, k: x, static_argnames="k")
    f(X, k=float("nan"))
    assert kinds(f) == [HazardKind.NAN]


def test_identity() -> None:
    f = watch(lambda x, k: x, static_argnames="k")
    f(X, k=Mutable())
    assert kinds(f) == [HazardKind.IDENTITY]


def test_a_hazard_warns_once_and_where_the_call_is() -> None:
    f = watch(lambda x, k: x, static_argnames="k")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        f(X, k=float("nan"))
        f(X, k=float("nan"))
    (warning,) = caught
    assert warning.category is HazardWarning
    assert warning.filename == __file__
    assert "<lambda>: static NaN: k" in str(warning.message)


def test_plain_use_has_no_hazard() -> None:
    f = watch(times, static_argnames="k")
    with warnings.catch_warnings():
        warnings.simplefilter("error", HazardWarning)
        for k in (1, 2, 1):
            f(X, k=k)
    assert f.hazards == []
