"""The table of *Must this be static?*: Python needs the value just where a row says static."""

import re
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pytest
from jax import lax

from proof.matrix.versions import ROOT

TABLE = (ROOT / "docs/learn/decide.md").read_text("utf-8")
VERDICTS: dict[str, str] = dict(re.findall(r"^\| (.+?) \| (\w+)[^|]* \|", TABLE, re.M))
X = jnp.arange(4.0)


def power(x: Any, n: Any) -> Any:
    return lax.fori_loop(0, n, lambda _, y: y * x, 1.0)


USES: dict[str, Callable[[Any], Any]] = {
    "controls an `if` without an array, and takes few values": lambda n: X if n > 0 else -X,
    "sets a shape, and takes few values": jnp.zeros,
    "sets where a slice starts": lambda n: lax.dynamic_slice_in_dim(X, n, 2),
    "decides how many elements are kept": lambda n: jnp.where(jnp.arange(4) < n, X, 0),
    "bounds a loop": lambda n: power(2.0, n),
    "bounds a loop, and a gradient is needed": lambda n: jax.grad(power)(2.0, n),
    "picks from a list of arrays": lambda n: jnp.stack([X, -X])[n],
}


@pytest.mark.parametrize("use", USES)
def test_a_row_tells_whether_it_can_be_traced(use: str) -> None:
    jax.make_jaxpr(USES[use], static_argnums=0)(1)
    try:
        jax.make_jaxpr(USES[use])(1)
        outcome = "traced"
    except (TypeError, ValueError):
        outcome = "static"
    assert VERDICTS[use] == outcome
