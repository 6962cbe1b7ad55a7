"""The recorded cache hits and misses agree with a count of traces."""

from typing import Any

import jax
import jax.numpy as jnp
import pytest

from proof.examples.calls import record_calls

PROGRAM = """
from functools import partial
import jax
import jax.numpy as jnp

@partial(jax.jit, static_argnames="n")
def scale(x, n):
    return x * n

x = jnp.ones(3)
print(scale(x, n=2))
print(scale(x, n=2))
print(scale(x, n=3))
print(jax.jit(lambda v: v + 1)(x))
"""


def test_hits_and_misses_agree_with_a_count_of_traces() -> None:
    traced: list[Any] = []

    def scale(x: Any, n: int) -> Any:
        traced.append(n)
        return x * n

    jitted = jax.jit(scale, static_argnames="n")
    expected = []
    for n in (2, 2, 3):
        before = len(traced)
        jitted(jnp.ones(3), n=n)
        expected.append(len(traced) > before)
    record = record_calls(PROGRAM, longest=1)
    assert [call.traced for call in record.tour[:3]] == expected == [True, False, True]


def test_every_order_is_recorded_from_an_empty_cache() -> None:
    record = record_calls(PROGRAM, longest=2)
    assert len(record.kinds) == 3
    assert len(record.sequences) == 3 + 9
    assert all(not call.hit for order, call in record.sequences.items() if len(order) == 1)
    assert record.sequences[0, 0].hit
    assert not record.sequences[0, 1].hit
    # A new lambda has a cache of its own.
    assert not record.sequences[2, 2].hit
    assert record.sequences[2, 2].function == 1


def test_times_are_there_for_what_happened_only() -> None:
    for call in record_calls(PROGRAM, longest=2).sequences.values():
        assert (call.trace > 0) == call.traced
        assert (call.compile > 0) == call.compiled
        assert call.hit == (not call.traced and not call.compiled)


def test_the_key_tells_static_from_traced() -> None:
    kinds = {kind.text: dict(kind.key) for kind in record_calls(PROGRAM, longest=1).kinds}
    assert kinds["scale(x, n=2)"] == {
        "function": "scale",
        "x": "float32[3], by position",
        "n": "static 2 (int), by keyword",
    }


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("x = 1", "prints 0 different calls"),
        ("import math\n" + "".join(f"print(math.sin({i}))\n" for i in range(10)), "10 different"),
        (
            "import jax\nfrom jitguide import jit_with_static_n as f\nimport jax.numpy as jnp\n"
            "g = jax.jit(f, static_argnames='n')\nx = jnp.ones(2)\nprint(g(x, n=2))\n",
            "older than the program",
        ),
    ],
    ids=["none", "too many", "imported function"],
)
def test_a_program_that_cannot_be_recorded_is_refused(program: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        record_calls(program)
