"""The variable to blame, for functions that fail in different ways."""

from typing import Any

import jax
import numpy as np
import pytest

from jitguide.trace.recorder import record_trace
from jitguide.trace.table import as_table
from support.traced import examples, line_of

X = np.array([1.0, 2.0, 3.0], np.float32)

FAILURES = [
    (examples.conditional_double, (3.0, 2.0), "if above", ("above",), ("threshold", "x")),
    (examples.tile, (X, 2), "int(n)", ("n",), ("n",)),
    (examples.shape_from_value, (X, 2), "jnp.zeros", ("m",), ("n",)),
    (examples.reshaped, (X, 3), "x.reshape", ("rows",), ("rows",)),
    (examples.tiled, (X, 2), "jnp.tile", ("n",), ("n",)),
    (examples.sliced, (X, 2), "x[:n]", ("n",), ("n",)),
    (examples.masked, (X,), "x[mask]", ("mask",), ("x",)),
    (examples.to_number, (1.0,), "float(y)", ("y",), ("x",)),
    (examples.while_positive, (3.0,), "while x", ("x",), ("x",)),
]


@pytest.mark.parametrize(
    ("function", "args", "text", "names", "depends"),
    FAILURES,
    ids=[f[0].__name__ for f in FAILURES],
)
def test_blame(
    function: Any, args: Any, text: str, names: tuple[str, ...], depends: tuple[str, ...]
) -> None:
    record = record_trace(function, *args)
    ending = record.ending
    assert ending.kind == "error"
    assert ending.line == line_of(function, text)
    assert (record.steps[-1].event, record.steps[-1].line) == ("raise", ending.line)
    assert ending.blame is not None
    assert ending.blame.names == names
    assert ending.blame.depends_on == depends
    assert ending.blame.expression in record.line_text(ending.line)
    assert any(name in ending.blame.expression for name in names)


def test_the_table_gives_a_name_its_own_type_only() -> None:
    blamed = as_table(record_trace(examples.to_number, 1.0))
    assert "To blame: <code>y</code>, traced <code>float32[]</code>." in blamed
    blamed = as_table(record_trace(examples.while_positive, 3.0))  # `x` is no bool
    assert "To blame: <code>x</code> in <code>x &gt; 0</code>." in blamed


def test_blame_inside_a_scan_body() -> None:
    record = record_trace(examples.withdrawals, 5.0, X)
    assert record.ending.function == "withdraw"
    assert record.ending.blame is not None
    assert record.ending.blame.names == ("balance", "amount")
    # What was added before the failure is there, in the function and in the unfinished body.
    assert [e.primitive for e in record.equations if not e.label] == ["mul"] or (
        jax.__version__ < "0.7"
    )
    assert "gt" in [e.primitive for e in record.equations if e.label == "withdraw"]


def test_an_error_of_the_users_own_blames_nobody() -> None:
    record = record_trace(examples.own_error, X)
    assert (record.ending.error, record.ending.blame) == ("ValueError", None)
    assert record.ending.line == line_of(examples.own_error, "raise ValueError")


def test_static_values_are_never_blamed() -> None:
    record = record_trace(examples.conditional_double, 3.0, 2.0, static_argnames="threshold")
    assert record.ending.blame is not None
    assert record.ending.blame.depends_on == ("x",)
