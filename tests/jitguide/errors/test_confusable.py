"""Programs that are not in the index, run on the installed JAX: causes that share one message."""

# ruff: noqa: E501 - tracebacks and programs, as they are

from pathlib import Path

import pytest

from jitguide.errors import explain
from proof.program import Program
from proof.run import run

IMPORTS = """from functools import lru_cache, partial
from typing import NamedTuple
import enum, math
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


"""

NAMES = " of the argument"

# expected entry, its argument or None where the message names none, and the program
CASES: list[tuple[str, str | None, str]] = [
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if jnp.any(x < 0):\n        raise ValueError\n    return x\nf(jnp.ones(3))"),
    ("if-on-data", "x", "@jax.jit\ndef f(x, threshold):\n    if x > threshold:\n        return x\n    return -x\nf(1.0, 3.0)"),
    ("if-on-data", "sd", "@jax.jit\ndef f(sd):\n    return sd * 0.9 if sd < 0.44 else sd\nf(0.3)"),
    ("if-on-data", None, "def f(x):\n    return x if x > 0 else 0.0\njax.vmap(f)(jnp.ones(3))"),
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if jnp.isnan(x):\n        return 0.0\n    return x\nf(1.0)"),
    ("if-on-flag", "args[1]", "@jax.jit\ndef f(*args):\n    if args[1]:\n        return args[0]\n    return -args[0]\nf(1.0, True)"),
    ("if-on-flag", "options['train']", "@jax.jit\ndef f(x, **options):\n    return x if options['train'] else -x\nf(1.0, train=True)"),
    ("if-on-flag", "mode", "@jax.jit\ndef f(x, mode):\n    if mode == 2:\n        return x\n    return -x\nf(1.0, 2)"),
    ("if-on-flag", "n", "@jax.jit\ndef f(x, n):\n    if n > 2:\n        return x\n    return -x\nf(1.0, 3)"),
    ("if-on-flag", "hyper['min_dim']", "@jax.jit\ndef f(x, hyper):\n    if x.shape[0] < hyper['min_dim']:\n        return x\n    return -x\nf(jnp.ones(3), {'min_dim': 128})"),
    ("condition-on-constant", None, "@jax.jit\ndef f(x):\n    if jnp.sum(jnp.ones(3)) > 2:\n        return x\n    return -x\nf(1.0)"),
    ("and-or-not", "x", "@jax.jit\ndef f(x, y):\n    return lax.cond(x < 0 and y < 0, lambda v: v, lambda v: -v, x)\nf(-0.3, 0.1)"),
    ("and-or-not", "s", "@jax.jit\ndef f(x):\n    return lax.while_loop(lambda s: s > 1 and s < 9, lambda s: s / 2, x)\nf(4.0)"),
    ("chained-comparison", "w", "@jax.jit\ndef f(w):\n    return jnp.where(500 < w <= 600, 0, 2)\nf(900)"),
    ("any-all-in", "x", "@jax.jit\ndef f(x):\n    return 1.0 if x in (1, 2) else 0.0\nf(1)"),
    ("while-on-data", "x", "@jax.jit\ndef f(x):\n    while jnp.abs(x * x - 2) > 1e-5:\n        x = x - (x * x - 2) / (2 * x)\n    return x\nf(1.0)"),
    ("if-on-array", None, "@jax.jit\ndef f(x):\n    if x > 0:\n        return x\n    return -x\nf(jnp.ones(3))"),
    ("integer-from-jnp", None, "@jax.jit\ndef f(x):\n    for _ in range(jnp.max(jnp.array([1, 2]))):\n        x = x * 2\n    return x\nf(1.0)"),
    ("range-of-tracer", "n", "@jax.jit\ndef f(x, n):\n    for _ in range(n):\n        x = x * 2\n    return x\nf(1.0, 3)"),
    ("list-index", None, "xs = [jnp.ones(2), jnp.ones(3)]\njax.vmap(lambda i: lax.switch(i, [jnp.sin, jnp.cos], xs[i]))(jnp.arange(2))"),
    ("function-table", "i", "fs = (jnp.sin, jnp.cos)\n@jax.jit\ndef f(i, x):\n    return fs[i](x)\nf(0, 1.0)"),
    ("axis-argument", "i", "@jax.jit\ndef f(x, i):\n    return jnp.moveaxis(x, i, 0)\nf(jnp.ones((2, 3)), 1)"),
    ("shape-from-argument", "cfg['sizes'][0]", "@jax.jit\ndef f(x, cfg):\n    return jnp.zeros(cfg['sizes'][0]) + x\nf(1.0, {'sizes': [3, 4]})"),
    ("shape-from-jnp", None, "@jax.jit\ndef f(x):\n    return x.reshape(jnp.prod(jnp.array(x.shape)))\nf(jnp.ones((2, 3)))"),
    ("shape-from-argument", "rows", "@jax.jit\ndef f(rows, columns):\n    return jnp.ones((rows, columns))\nf(2, 3)"),
    ("num-segments", "m.n", "class M(NamedTuple):\n    rows: jax.Array\n    n: int\n@jax.jit\ndef f(m):\n    return jax.ops.segment_sum(m.rows, m.rows, m.n)\nf(M(jnp.array([0, 1]), 2))"),
    ("nonzero-size", "x", "@jax.jit\ndef f(x):\n    return jnp.argwhere(x > 0)\nf(jnp.ones(3))"),
    ("constant-by-jnp", None, "@jax.jit\ndef f(x):\n    return x + jnp.nonzero(jnp.array([1, 0, 1]))[0].size\nf(1.0)"),
    ("python-math", "x", "@jax.jit\ndef f(x):\n    return math.floor(x)\nf(3.5)"),
    ("numpy-shape", "n", "@jax.jit\ndef f(n):\n    return np.arange(n)\nf(3)"),
    ("numpy-table", "i", "table = np.arange(3)\njax.jit(lambda i: table[i])(1)"),
    ("numpy-function", None, "jax.grad(lambda w: np.sum(np.square(w)))(jnp.ones(2))"),
    ("slice-bounds", "n", "@jax.jit\ndef f(x, n):\n    return x[n:]\nf(jnp.arange(5), 2)"),
    ("slice-window", "i", "@jax.jit\ndef f(x, i):\n    return x[i * 2 : (i + 1) * 2]\nf(jnp.arange(8), 2)"),
    ("boolean-mask", None, "@jax.jit\ndef f(x, labels):\n    return x[labels == 1].mean(axis=0)\nf(jnp.ones((4, 2)), jnp.array([0, 1, 1, 0]))"),
    ("object-argument", "mode", "class Mode(enum.Enum):\n    A = 1\n@jax.jit\ndef f(x, mode):\n    return x\nf(1.0, Mode.A)"),
    ("self-argument", "self", "class A:\n    @jax.jit\n    def f(self, x):\n        return x\nA().f(5)"),
    ("method-index-off-by-one", "self", "class A:\n    @partial(jax.jit, static_argnums=(1,))\n    def f(self, x, flip):\n        return -x if flip else x\nA().f(jnp.ones(2), True)"),
    ("method-index-off-by-one", None, "class A:\n    @partial(jax.jit, static_argnums=(0, 1))\n    def f(self, x, n):\n        return x * n\nA().f(jnp.ones(2), 3)"),
    ("wrong-index", None, "def f(x, n):\n    return x[:n]\ng = jax.jit(f, static_argnums=0)\ng(jnp.ones(2), 1)"),
    ("unhashable-scalar", None, "f = jax.jit(lambda n: jnp.arange(-n, n), static_argnums=0)\nf(jnp.add(4, 1))"),
    ("unhashable-array", None, "@partial(jax.jit, static_argnames=['w'])\ndef f(x, w):\n    return x @ w\nf(jnp.ones(2), w=np.ones(2))"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnums=1)\nf(1, [2, 3])"),
    ("unhashable-member", None, "f = jax.jit(lambda x, sizes: x, static_argnums=1)\nf(1, ((2,), [3]))"),
    ("static-tracer", None, "@partial(jax.jit, static_argnums=1)\ndef power(x, n):\n    return x**n\njax.vmap(power)(jnp.ones(2), jnp.array([2, 3]))"),
    ("tracer-in-cache", None, "@lru_cache\ndef basis(n):\n    return n\n@jax.jit\ndef f(x, n):\n    return x + basis(n)\nf(1.0, 2)"),
    ("leak-cache", None, "@lru_cache\ndef grid(k):\n    return jnp.linspace(0.0, 1.0, k)\njax.jit(lambda x: x * grid(3))(2.0)\nprint(grid(3) + 1)"),
    ("leak-self", None, "class A:\n    @staticmethod\n    def run(box, x):\n        box.y = x * 2\n        return x\nbox = A()\njax.jit(lambda x: A.run(box, x))(1.0)\nbox.y + 1"),
    ("carry-dtype", None, "lax.scan(lambda c, x: (c + x, None), jnp.int32(0), jnp.ones(3))"),
    ("returned-value", None, "jax.jit(lambda x: (x, 'ok'))(1.0)"),
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if x > 0:\n        return x\n    return -x\ntry:\n    f(1.0)\nexcept Exception as error:\n    raise RuntimeError('step failed') from error"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "argument", "source"), CASES, ids=lambda value: str(value)[:40])
def test_the_cause_is_told_apart(
    entry: str, argument: str | None, source: str, tmp_path: Path
) -> None:
    outcome = run(Program(tmp_path / "program.py", IMPORTS + source + "\n"))
    if outcome.error is None:
        pytest.skip("raises nothing on this version of JAX")
    verdict = explain(outcome.text)
    assert verdict.get("entry") == entry, outcome.text
    if NAMES in outcome.text:  # some messages of older versions name no argument
        assert verdict["arguments"][:1] == ([argument] if argument else [])
