"""The report and the advice: as text and as HTML."""

import warnings
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from jitguide import HazardWarning, watch
from jitguide.retraces import Watched

X = np.ones(3, "float32")


@pytest.fixture(autouse=True)
def _no_hazard_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HazardWarning)
        yield


def step() -> Watched:
    def step(x: Any, n: Any = 2) -> Any:
        return x

    f = watch(step, static_argnames="n")
    f(X, n=2)
    f(X, n=2)
    f(X, n=3)
    f(X[:2], n=3)
    return f


def test_report_text() -> None:
    def once(x: Any, n: Any = 2) -> Any:
        return x

    f = watch(once, static_argnames="n")
    for x, n in ((X, 2), (X, 2), (X, 3), (X[:2], 3)):
        f(x, n=n)
    assert f.report().text(seconds=False).splitlines()[:7] == [
        "once: 4 calls, 3 traces, 3 compiles, 1 hit",
        "",
        "cause         calls  traces  compiles",
        "first call        1       1         1",
        "static value      1       1         1",
        "shape             1       1         1",
        "hit               1       0         0",
    ]
    assert "seconds" in str(f.report()) and "seconds" not in f.report().text(seconds=False)


def test_report_totals_and_seconds() -> None:
    report = step().report()
    *counts, seconds = report.totals
    assert counts == [4, 3, 3, 1]
    rows = report.table().rows
    assert seconds == pytest.approx(sum(float(row[-1]) for row in rows), abs=1e-4 * len(rows))
    assert sum(int(row[1]) for row in rows) == 4
    first = report.calls[0]
    assert 0 < first.trace_seconds < first.seconds
    assert 0 < first.compile_seconds < first.seconds


def test_totals_add_the_seconds_of_hits() -> None:
    """Too few beside those of a first call for a sum of measured ones to show."""
    report = replace(step().report(), calls=(), hits=3, hit_seconds=2.0)
    assert report.totals == (3, 0, 0, 3, 2.0)


def test_report_html_is_escaped() -> None:
    f = watch(lambda x, n: x, static_argnames="n")
    f(X, n="<script>")
    f(X, n="b")
    markup = f.report()._repr_html_()
    assert markup.startswith("<table><caption>&lt;lambda&gt;: 2 calls")
    assert "<script>" not in markup and "&lt;script&gt;" in markup


def test_report_shows_hazards() -> None:
    f = watch(lambda x, n: x, static_argnames="n")
    f(X, n=float("nan"))
    assert "hazards:\n- static NaN: n" in str(f.report())
    assert "hazard: static NaN" in f.report()._repr_html_()
    assert f.report().hazards[0].argument == "n"


def advice_for(f: Watched) -> dict[str | None, str]:
    return {row.argument: row.verdict for row in f.advice().rows}


def test_no_call_no_advice() -> None:
    def unused(x: Any) -> Any:
        return x

    assert str(watch(unused).advice()) == "unused: no call yet, so no advice"


def test_leave_traced_and_keep_static() -> None:
    f = watch(lambda x, n: x, static_argnames="n")
    f(X, n=2)
    f(X, n=3)
    assert advice_for(f) == {"x": "leave traced", "n": "keep static"}
    assert "2 values (2, 3) in 2 calls" in str(f.advice())


def test_make_static() -> None:
    f = watch(lambda x, n: x if n else -x)
    with pytest.raises(Exception, match="boolean conversion"):
        f(X, True)
    assert advice_for(f)["n"] == "make static"
    assert "TracerBoolConversionError" in str(f.advice())


def test_pad_or_bucket() -> None:
    f = watch(lambda x: x)
    for length in (1, 2, 3, 4):
        f(np.ones(length))
    assert advice_for(f) == {"x": "pad or bucket"}
    assert "4 shapes in 4 calls (..., (2,), (3,), (4,))" in str(f.advice())


def test_two_shapes_are_no_reason_to_pad() -> None:
    """One for training and one for what is left over is how it should be."""
    f = watch(lambda x: x)
    for length in (2, 3, 2):
        f(np.ones(length))
    assert advice_for(f) == {"x": "leave traced"}


def test_make_hashable() -> None:
    f = watch(lambda x, n: x, static_argnames="n")
    with pytest.raises(ValueError, match="Non-hashable"):
        f(X, n=[1])
    assert advice_for(f)["n"].startswith("make hashable")


def test_static_float_is_better_traced() -> None:
    f = watch(lambda x, rate: x * rate, static_argnames="rate")
    for rate in (0.1, 0.2, 0.3):
        f(X, rate=rate)
    assert advice_for(f)["rate"] == "leave traced"


def test_what_is_wrong_with_each_value_is_said_before_how_many_there_are() -> None:
    """A few values, as the advice for many would have it, do not help a rate or a NaN."""
    f = watch(lambda x, rate: x * rate, static_argnames="rate", many=2)
    for rate in (0.1, 0.2, 0.3):
        f(X, rate=rate)
    assert advice_for(f)["rate"] == "leave traced"
    g = watch(lambda x, limit: x, static_argnames="limit", many=2)
    for limit in (1, 2, 3, float("nan")):
        g(X, limit=limit)
    assert advice_for(g)["limit"] == "leave traced"


def test_many_static_values() -> None:
    f = watch(lambda x, n: x, static_argnames="n", many=2)
    for n in (1, 2, 3):
        f(X, n=n)
    assert advice_for(f)["n"].startswith("leave traced; if it sets a shape, bucket")


class Config:
    pass


@pytest.mark.parametrize(
    ("calls", "argument", "expected"),
    [
        ([(X, Config()), (X, Config())], "n", "make hashable by value"),
        ([(X, lambda: 1), (X, lambda: 1)], "n", "make it once"),
        ([(X, (1,)), (X, (1.0,))], "n", "cast to one type"),
        ([(X, float("nan"))], "n", "leave traced"),
        ([(np.float32(1), 1), (1.0, 1)], "x", "pass one kind of number"),
        ([(X, 1), (X.astype("int32"), 1)], "x", "pass one dtype"),
        ([([X], 1), ((X,), 1)], "x", "keep one structure"),
        ([(X,), (X, 1)], "n", "always pass it, or never"),
    ],
)
def test_other_advice(calls: list[tuple[Any, ...]], argument: str, expected: str) -> None:
    def function(x: Any, n: Any = 1) -> Any:
        return x

    f = watch(function, static_argnames="n")
    for call in calls:
        f(*call)
    assert advice_for(f)[argument].startswith(expected), f.advice()


def test_passing() -> None:
    f = watch(lambda x, n: x, static_argnames="n")
    f(X, 1)
    f(X, n=1)
    assert advice_for(f)["n"].startswith("always pass it by keyword")


def test_new_function() -> None:
    for _ in range(2):
        f = watch(lambda x: x)
        f(X)
    assert advice_for(f)[None] == "make it once, outside the loop"
    assert "(the function)" in f.advice()._repr_html_()
