"""Exact forms of static values: different wherever something differs, equal otherwise."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from jitguide.retraces.exact import Snapshot, exact, hashing, holds_nan, show


class Slotted:
    __slots__ = ("a",)

    def __init__(self, a: Any) -> None:
        self.a = a


class Bad:
    def __repr__(self) -> str:
        raise RuntimeError


DIFFERENT = [
    1, 1.0, True, 0.0, -0.0, 1j, "1", b"1", None, (1,), (1.0,), [1], (0.0,), (-0.0,),
    frozenset({1}), frozenset({1.0}), {"a": 1}, {"a": 1.0}, np.int64(1), np.int32(1),
    np.ones(2), np.zeros(2), np.ones((1, 2)), Slotted(1), Slotted(2), int, len,
]  # fmt: skip


def test_all_different() -> None:
    assert len({exact(value) for value in DIFFERENT}) == len(DIFFERENT)


@pytest.mark.parametrize("value", DIFFERENT, ids=show)
def test_same_again(value: Any) -> None:
    assert exact(value) == exact(value)


def test_cycles_and_large_values_end() -> None:
    cycle: list[Any] = []
    cycle.append(cycle)
    assert exact(cycle) == exact(cycle)
    assert exact([[i] for i in range(10_000)])


def test_snapshot_notices_each_mutation() -> None:
    class Config:
        def __init__(self) -> None:
            self.a = 1
            self.parts = [1, {"deep": {2}}]

    changes: list[Callable[[Any], object]] = [
        lambda c: setattr(c, "a", 1.0),
        lambda c: setattr(c, "b", 1),
        lambda c: delattr(c, "a"),
        lambda c: c.parts.append(2),
        lambda c: c.parts[1].update(deep={2}),
        lambda c: c.parts[1]["deep"].add(3),
    ]
    for change in changes:
        config = Config()
        snapshot = Snapshot((1, config))
        assert snapshot.holds((1, config))
        change(config)
        assert not snapshot.holds((1, config))


@pytest.mark.parametrize("value", [np.ones(2), Slotted(1), Slotted([1])], ids=show)
def test_snapshot_never_vouches_for_what_it_cannot_see(value: Any) -> None:
    assert not Snapshot((value,)).holds((value,))


@pytest.mark.parametrize(
    ("value", "expected"),
    [(1, "value"), ("a", "value"), ([1], "unhashable"), (([],), "unhashable"), (int, "value"),
     (object(), "identity"), (lambda: 1, "identity"), (Slotted(1), "identity")],
    ids=show,
)  # fmt: skip
def test_hashing(value: Any, expected: str) -> None:
    assert hashing(value) == expected


HOLDERS: list[Callable[[Any], Any]] = [
    lambda part: (1, part),
    lambda part: frozenset({1, part}),
    lambda part: frozenset({(1, frozenset({part}))}),
]


def test_holds_nan() -> None:
    nan = float("nan")
    for held in (nan, complex(0, nan), complex(nan, 0), np.float32(nan), np.float64(nan)):
        for value in (held, *(holder(held) for holder in HOLDERS)):
            assert holds_nan(value), value
    for other in (1.0, 1, "nan", None, np.float32(1)):
        for value in (other, *(holder(other) for holder in HOLDERS)):
            assert not holds_nan(value), value


def test_show() -> None:
    assert show(np.ones((2, 3))) == "float64[2,3]"
    assert " at 0x" not in show(object())
    assert show(Bad()) == "<Bad, whose repr raises RuntimeError>"
    assert len(show("a" * 999)) == 48
