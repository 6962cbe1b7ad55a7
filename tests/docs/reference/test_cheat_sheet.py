"""Every line of the cheat sheet is run: it has no record, so it is checked here."""

import functools
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from proof.matrix.versions import ROOT, installed_jax, recorded, stands_for

PAGE = ROOT / "docs" / "reference" / "cheat-sheet.md"
ARGUMENTS = {
    "x": jnp.array([1.0, 2.0, 3.0, 4.0]),
    "n": 2,
    "i": 1,
    "m": jnp.array([True, False, True, False]),
}
NEWEST = stands_for(installed_jax()) == recorded()[0].jax


@dataclass(frozen=True)
class Frozen:
    """The frozen dataclass of the sheet."""

    size: int


NAMES: dict[str, Any] = {
    "jax": jax,
    "jnp": jnp,
    "lax": jax.lax,
    "np": np,
    "math": math,
    "f": jnp.sin,
    "g": jnp.cos,
    "reduce": functools.reduce,
    "Frozen": Frozen,
}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    section = PAGE.read_text("utf-8").split(f"\n## {heading}", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    assert len(lines) > 3, f"{PAGE.name}: no table below {heading!r}"
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def code(cell: str) -> str:
    """The code in a cell."""
    found = re.search(r"`([^`]+)`", cell)
    assert found, f"{PAGE.name}: no code in {cell!r}"
    return found[1]


def evaluator(expression: str) -> Callable[..., Any]:
    """A function of `x, n, i, m` that evaluates an expression of the sheet."""
    return lambda x, n, i, m: eval(expression, {**NAMES, "x": x, "n": n, "i": i, "m": m})


INSTEAD = rows("What to write instead of Python") + rows("What to write when a length")


@pytest.mark.parametrize("row", INSTEAD, ids=lambda row: code(row[0]))
def test_left_raises_and_right_gives_the_same(row: list[str]) -> None:
    left, error, right = row
    function = evaluator(code(left))
    expected = function(**ARGUMENTS)
    with pytest.raises(Exception) as raised:
        jax.jit(function)(**ARGUMENTS)
    if NEWEST:
        assert type(raised.value).__name__ == error
    repair = re.fullmatch(r"make `(\w)` static", right)
    if repair:
        got = jax.jit(function, static_argnames=[repair[1]])(**ARGUMENTS)
    else:
        got = jax.jit(evaluator(code(right)))(**ARGUMENTS)
    for wanted, leaf in zip(jax.tree.leaves(expected), jax.tree.leaves(got), strict=True):
        filled = leaf[: len(wanted)] if "size=" in right else leaf
        np.testing.assert_allclose(filled, wanted, rtol=1e-6)


@pytest.mark.parametrize("row", rows("Is it known while tracing?"), ids=lambda row: code(row[0]))
def test_traced_or_static(row: list[str]) -> None:
    found = []

    def ask(x: Any, n: Any, i: Any, m: Any) -> None:
        value = evaluator(code(row[0]))(x, n, i, m)
        found.append("traced" if isinstance(value, jax.core.Tracer) else "static")

    jax.jit(ask)(**ARGUMENTS)
    assert found == [row[1]]


@pytest.mark.parametrize("row", rows("Static arguments"), ids=lambda row: code(row[0]))
def test_static_value(row: list[str]) -> None:
    value = eval(code(row[0]), NAMES)
    outcome = "works"
    try:
        jax.jit(lambda static: 0, static_argnums=0)(value)
    except Exception as error:
        outcome = type(error).__name__
    assert outcome == row[1]


@pytest.mark.parametrize("row", rows("Does it trace again?"), ids=lambda row: code(row[0]))
def test_traces_again(row: list[str]) -> None:
    traces = 0

    def plain(x: Any, k: int) -> int:
        nonlocal traces
        traces += 1
        return k

    f = jax.jit(plain, static_argnames="k")
    x = jnp.ones(3)
    f(x, k=2)
    assert traces == 1
    eval(code(row[0]), {**NAMES, "f": f, "plain": plain, "x": x})
    assert ("yes" if traces == 2 else "no") == row[1]
