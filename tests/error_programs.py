"""Small programs that are not in the index, with the entry of their error, and what each JAX says.

Run this file on each recorded version of JAX after a change of the list: it writes what the programs
raise there to ``error_programs.json``.
"""

# ruff: noqa: E501 - programs, as they are

import json
import linecache
import sys
import tempfile
import traceback
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import jax

from proof.examples.normalise import normalise
from proof.examples.program import Program
from proof.examples.run import run
from proof.matrix.versions import installed_jax, recorded

IMPORTS = """from functools import lru_cache, partial
from typing import NamedTuple
import enum, math
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


"""

# Expected entry ("" where the error is none of ours; where versions say different things, each entry),
# its argument or None where the message names none, and the program.
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
    ("condition-on-constant", None, "@jax.jit\ndef f(x):\n    if jnp.array(1.0) > 0:\n        return x\n    return -x\nf(1.0)"),
    ("and-or-not", "x", "@jax.jit\ndef f(x, y):\n    return lax.cond(x < 0 and y < 0, lambda v: v, lambda v: -v, x)\nf(-0.3, 0.1)"),
    ("and-or-not", "s", "@jax.jit\ndef f(x):\n    return lax.while_loop(lambda s: s > 1 and s < 9, lambda s: s / 2, x)\nf(4.0)"),
    ("chained-comparison", "w", "@jax.jit\ndef f(w):\n    return jnp.where(500 < w <= 600, 0, 2)\nf(900)"),
    ("any-all-in", "x", "@jax.jit\ndef f(x):\n    return 1.0 if x in (1, 2) else 0.0\nf(1)"),
    ("while-on-data", "x", "@jax.jit\ndef f(x):\n    while jnp.abs(x * x - 2) > 1e-5:\n        x = x - (x * x - 2) / (2 * x)\n    return x\nf(1.0)"),
    ("if-on-array", None, "@jax.jit\ndef f(x):\n    if x > 0:\n        return x\n    return -x\nf(jnp.ones(3))"),
    ("integer-from-jnp", None, "@jax.jit\ndef f(x):\n    for _ in range(jnp.max(jnp.array([1, 2]))):\n        x = x * 2\n    return x\nf(1.0)"),
    ("integer-from-jnp", None, "@jax.jit\ndef f(x):\n    for _ in range(jnp.int32(3)):\n        x = x * 2\n    return x\nf(1.0)"),
    ("range-of-tracer", "n", "@jax.jit\ndef f(x, n):\n    for _ in range(n):\n        x = x * 2\n    return x\nf(1.0, 3)"),
    ("list-index", None, "xs = [jnp.ones(2), jnp.ones(3)]\njax.vmap(lambda i: lax.switch(i, [jnp.sin, jnp.cos], xs[i]))(jnp.arange(2))"),
    ("function-table", "i", "fs = (jnp.sin, jnp.cos)\n@jax.jit\ndef f(i, x):\n    return fs[i](x)\nf(0, 1.0)"),
    ("axis-argument", "i", "@jax.jit\ndef f(x, i):\n    return jnp.moveaxis(x, i, 0)\nf(jnp.ones((2, 3)), 1)"),
    ("shape-from-argument", "cfg['sizes'][0]", "@jax.jit\ndef f(x, cfg):\n    return jnp.zeros(cfg['sizes'][0]) + x\nf(1.0, {'sizes': [3, 4]})"),
    ("shape-from-jnp", None, "@jax.jit\ndef f(x):\n    return x.reshape(jnp.prod(jnp.array(x.shape)))\nf(jnp.ones((2, 3)))"),
    ("shape-from-jnp", None, "@jax.jit\ndef f(x):\n    return x + jnp.ones((jnp.array(5.0).astype(int),))\nf(1.0)"),
    ("shape-from-argument", "rows", "@jax.jit\ndef f(rows, columns):\n    return jnp.ones((rows, columns))\nf(2, 3)"),
    ("num-segments", "m.n", "class M(NamedTuple):\n    rows: jax.Array\n    n: int\n@jax.jit\ndef f(m):\n    return jax.ops.segment_sum(m.rows, m.rows, m.n)\nf(M(jnp.array([0, 1]), 2))"),
    ("nonzero-size", "x", "@jax.jit\ndef f(x):\n    return jnp.argwhere(x > 0)\nf(jnp.ones(3))"),
    ("constant-by-jnp", None, "@jax.jit\ndef f(x):\n    return x + jnp.nonzero(jnp.array([1, 0, 1]))[0].size\nf(1.0)"),
    ("constant-by-jnp", None, "@jax.jit\ndef f(x):\n    return x + jnp.arange(jnp.array(0.5 // 0.1).astype(int)).sum()\nf(1.0)"),
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
    ("returned-value|string-argument", None, "jax.jit(lambda x: (x, 'ok'))(1.0)"),
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if x > 0:\n        return x\n    return -x\ntry:\n    f(1.0)\nexcept Exception as error:\n    raise RuntimeError('step failed') from error"),
    ("while-on-data", None, "@jax.jit\ndef f(x):\n    while x > 0:\n        x = x - 1\n    return x\nf(jnp.ones(3))"),
    ("and-or-not", None, "@jax.jit\ndef f(x):\n    return jnp.where(x > 0 and x < 5, x, 0)\nf(jnp.ones(3))"),
    ("if-on-array", None, "@jax.jit\ndef f(x):\n    if x > 0 and x < 5:\n        return x\n    return -x\nf(jnp.ones(3))"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnames='sizes')\ny = f(1.0, [2, 3]) or None"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnames='sizes')\nwhile f(1.0, [2, 3]) < 1:\n    pass"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnames='sizes')\nn = 2\nf(0 < n < 3, [2, 3])"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnames='sizes')\ny = max(f(1.0, [2, 3]), 0)"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnames='sizes')\nassert f(1.0, [2, 3]) == 1"),
    ("unhashable-list", None, "f = jax.jit(lambda x, sizes: x, static_argnames='sizes')\nok = any(f(x, [2, 3]) for x in (1, 2))"),
    ("chained-comparison", None, "@jax.jit\ndef f(x):\n    return jnp.where(0 < x < 5, x, 0)\nf(jnp.ones(3))"),
    ("if-on-array", None, "@jax.jit\ndef f(x):\n    if 0 < x < 5:\n        return x\n    return -x\nf(jnp.ones(3))"),
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if 0 < x < 5:\n        return x\n    return -x\nf(1.0)"),
    ("min-max-sorted", None, "@jax.jit\ndef f(x):\n    return max(x, 0)\nf(jnp.ones(3))"),
    ("assert-on-data", None, "@jax.jit\ndef f(x):\n    assert x > 0\n    return x\nf(jnp.ones(3))"),
    ("if-on-data", "xs", "@jax.jit\ndef f(xs):\n    return [x for x in xs if x > 0]\nf(jnp.ones(3))"),
    ("any-all-in", None, "@jax.jit\ndef f(x):\n    return 1 if any(x > 0) else 0\nf(jnp.ones((2, 2)))"),
    ("float-of-tracer", "x", "@jax.jit\ndef f(x):\n    return complex(x)\nf(1.0)"),
    ("size-argument", "k", "@jax.jit\ndef f(x, k):\n    return lax.top_k(x, k)\nf(jnp.ones(3), 2)"),
    ("size-argument", "k", "@jax.jit\ndef f(x, k):\n    return jnp.diag(x, k)\nf(jnp.ones(3), 1)"),
    ("list-index", "i", "xs = [jnp.ones(2), jnp.zeros(2)]\n@jax.jit\ndef f(i):\n    return jnp.stack([xs[i], xs[0]])\nf(1)"),
    ("constant-by-jnp|slice-bounds", None, "@jax.jit\ndef f(x):\n    return x[: jnp.sum(jnp.array([1, 1]))]\nf(jnp.ones(3))"),
    ("range-of-tracer", "shape[0]", "@jax.jit\ndef f(x, shape):\n    for _ in range(shape[0]):\n        x = x * 2\n    return x\nf(1.0, (2, 3))"),
    ("list-index", "n", "xs = [1.0, 2.0, 3.0]\n@jax.jit\ndef f(n):\n    return sum(xs[:n])\nf(2)"),
    ("list-repeat", None, "@jax.jit\ndef f(n):\n    return jnp.array(n * [0.0])\nf(3)"),
    ("list-repeat", None, "@jax.jit\ndef f(n):\n    return jnp.array([0.0] * n)\nf(3)"),
    ("list-repeat", None, "@jax.jit\ndef f(n):\n    return jnp.array((0.0,) * n)\nf(3)"),
    ("jnp-list-argument", None, "@jax.jit\ndef f(n):\n    return jnp.multiply([1.0, 2.0], n)\nf(3)"),
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if x > np.sqrt(2.0):\n        return x\n    return -x\nf(1.0)"),
    ("numpy-function", "x", "@jax.jit\ndef f(x):\n    return np.sin(x[0])\nf(jnp.ones(3))"),
    ("numpy-assign", None, "@jax.jit\ndef f(x):\n    out = np.zeros(3)\n    out[0] = x\n    return out\nf(1.0)"),
    ("numpy-assign", "x", "@jax.jit\ndef f(x):\n    out = np.zeros(3)\n    out[:] = x\n    return out\nf(jnp.ones(3))"),
    ("numpy-assign", None, "@jax.jit\ndef f(x):\n    out = np.zeros(3)\n    out[0] += x\n    return out\nf(1.0)"),
    ("numpy-assign", "i", "@jax.jit\ndef f(i):\n    out = np.zeros(3)\n    out[i] = 1.0\n    return out\nf(1)"),
    ("if-on-data", "x", "@jax.jit\ndef f(x):\n    if x > np.linspace(0.0, 1.0, 3)[1]:\n        return x\n    return -x\nf(1.0)"),
    ("other-library", "x", "from scipy.special import logsumexp\n@jax.jit\ndef f(x):\n    return logsumexp(x)\nf(jnp.ones(3))"),
    ("other-library", "y", "from scipy.interpolate import CubicSpline\n@jax.jit\ndef f(y):\n    return CubicSpline(np.arange(3), y)(1.5)\nf(jnp.ones(3))"),
    ("", None, "x = jnp.ones(8)\ni = 2\ny = x[i : i + 3, 0]"),
    ("leak-self", None, "class Model:\n    pass\nmodel = Model()\n@jax.jit\ndef f(x):\n    model.last = x * 2\n    return x\nf(1.0)\nmodel.last + 1"),
    ("leak-global", None, "ys = []\n@jax.jit\ndef f(x):\n    ys.append(x * 2)\n    return x\nf(1.0)\njnp.sin(ys[0]) + 1"),
    ("leak-global", None, "ys = []\n@jax.jit\ndef f(x):\n    ys.append(x)\n    return x\nf(1.0)\ny = ys[0]\njnp.sin(y) + 1"),
    ("operand-not-array", None, "jnp.add(jnp.ones(2), None)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jnp.multiply(x, None)\nf(1.0)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jnp.maximum(x, 'a')\nf(1.0)"),
    ("operand-not-array", None, "jnp.sin('a')"),
    ("operand-not-array", None, "jnp.sum(None)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jax.nn.relu(None)\nf(1.0)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jax.nn.relu('x')\nf(1.0)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jnp.where(x > 0, 'up', 'down')\nf(1.0)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return lax.add(x, 'down')\nf(1.0)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return lax.sin('down')\nf(1.0)"),
    ("shape-from-argument", "n", "@jax.jit\ndef f(n):\n    return jnp.zeros(jnp.add(n, 1))\nf(2)"),
    ("float-shape", None, "x = jnp.ones(4)\nfor _ in range(x.shape[0] / 2):\n    x = x + 1"),
    ("float-shape", None, "@jax.jit\ndef f(x):\n    return x.reshape(2, x.size / 2)\nf(jnp.ones(4))"),
    ("unhashable-member", None, "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Config:\n    sizes: list\nf = jax.jit(lambda x, config: x, static_argnums=1)\nf(1.0, Config([2, 3]))"),
    ("unhashable-member", None, "class Config:\n    def __init__(self, sizes):\n        self.sizes = sizes\n    def __hash__(self):\n        return hash(self.sizes)\n    def __eq__(self, other):\n        return self.sizes == other.sizes\nf = jax.jit(lambda x, config: x, static_argnums=1)\nf(1.0, Config([2, 3]))"),
    ("unhashable-member", None, "class Config:\n    def __init__(self, sizes):\n        self.sizes = sizes\n    def __hash__(self):\n        return hash(self.sizes)\n    def __eq__(self, other):\n        return self.sizes == other.sizes\n@lru_cache\ndef grid(config):\n    return jnp.ones(config.sizes)\ngrid(Config([2, 3]))"),
    ("object-argument", None, "class Model:\n    pass\nf = jax.jit(lambda model: 1)\nkey = hash(f(Model()))"),
    ("unhashable-array", None, "class A:\n    @partial(jax.jit, static_argnames=('self', 'w'))\n    def f(self, x, w):\n        return x @ w\nA().f(jnp.ones(2), w=jnp.ones(2))"),
    ("unhashable-list", None, "class A:\n    @partial(jax.jit, static_argnums=(0, 2))\n    def f(self, x, sizes):\n        return x\nA().f(jnp.ones(2), [2, 3])"),
    ("string-argument", None, "class A:\n    @staticmethod\n    @jax.jit\n    def f(x, mode, flip):\n        return x\nA.f(1.0, 'fast', True)"),
    ("unhashable-array", None, "def f(w, n):\n    return w * n\njax.jit(f, static_argnames='w')(jnp.ones(2), 3)"),
    ("static-name-as-position", None, "jax.jit(lambda x, n: x, static_argnames=[1])(1.0, 2)"),
    ("branch-structure", None, "def step(carry, x):\n    return lax.cond(x > 0, lambda carry: (carry, x), lambda carry: carry, carry)\nlax.scan(step, 0.0, jnp.ones(3))"),
    ("branch-structure", None, "def scan_body(carry):\n    return carry, carry\nlax.cond(True, scan_body, lambda carry: carry, 0.0)"),
    ("slice-bounds", "n", "x = jnp.arange(5)\nlax.scan(lambda c, n: (c, x[:n]), 0, jnp.arange(3))"),
    ("scan-over-number", None, "lax.scan(lambda c, x: (c, x), 0.0, 5)"),
    ("scan-over-number", None, "lax.scan(lambda c, x: (c, x), 0.0, jnp.float32(5))"),
    ("scan-over-number", None, "jax.lax.map(lambda x: x, 5)"),
    ("tracer-as-key", None, "names = {0: 'a', 1: 'b'}\n@jax.jit\ndef f(i):\n    return len(names[jnp.abs(i)])\nf(1)"),
    ("format-string", None, "@jax.jit\ndef f(x):\n    print('%d' % x)\n    return x\nf(1)"),
    ("format-string", "x", "@jax.jit\ndef f(x):\n    print('%.2f' % x)\n    return x\nf(1.0)"),
    ("attribute-of-tracer", None, "x = jnp.ones(3)\nx.numpy()"),
    ("attribute-of-tracer", None, "x = jnp.ones(3)\nx.append(1.0)"),
    ("", None, "jnp.no_such_function(1.0)"),
    ("method-index-off-by-one|wrong-index", None, "class A:\n    def f(self, x, flip):\n        return -x if flip else x\njax.jit(A.f, static_argnums=(1,))(A(), jnp.ones(2), True)"),
    ("if-on-data", "x", "jax.jit(jax.checkpoint(lambda x: x if x > 0 else -x))(1.0)"),
    ("static-option-of-jnp|condition-on-constant", None, "@jax.jit\ndef f(x, k):\n    return jnp.rot90(x, k)\nf(jnp.ones((3, 3)), 1)"),
    ("numpy-function", "n", "@jax.jit\ndef f(n):\n    table = np.ones(5)\n    return np.diff(table, n)\nf(2)"),
    ("leak-global", None, "kept = []\n@jax.jit\ndef outer(x):\n    kept.append(jax.jit(lambda y: y + x))\n    return x\nouter(2.0)\nkept[0](1.0)"),
    ("leak-global", None, "ys = []\n@jax.jit\ndef f(x):\n    ys.append(x * 2)\n    return x\nf(1.0)\ny = ys[0]\nshow = jax.jit(jnp.sin)\nshow(y)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jnp.sin('abc')\nf(1.0)"),
    ("operand-not-array", None, "@jax.jit\ndef f(x):\n    return jax.nn.sigmoid('abc')\nf(1.0)"),
    ("format-string", None, "@jax.jit\ndef f(x):\n    print('%i items' % x)\n    return x\nf(1)"),
    ("format-string", "x", "@jax.jit\ndef f(x):\n    print('%s %e' % ('a', x))\n    return x\nf(1.0)"),
    ("float-of-tracer", None, "jax.grad(lambda x: complex(x).real)(1.0)"),
    ("branch-structure", None, "def step(carry, x):\n    return lax.cond(x > 0, lambda c: (c, {'carry': x}), lambda c: (c, x), carry)\nlax.scan(step, 0.0, jnp.ones(3))"),
    ("branch-structure", None, "lax.cond(True, lambda c: ({'carry': c}), lambda c: {'x': c}, 0.0)"),
    ("branch-structure", None, "lax.switch(0, [lambda c: ({'carry': c}), lambda c: c], 0.0)"),
    ("leak-cache", None, "cache = {}\n@jax.jit\ndef f(x):\n    cache['y'] = x * 2\n    return x\nf(1.0)\ncache['y'] + 1"),
    ("other-library", "y", "from scipy.interpolate import CubicSpline\n@jax.jit\ndef f(y):\n    curve = CubicSpline(np.arange(3), y)\n    return curve(1.5)\nf(jnp.ones(3))"),
    ("list-index", "i", "names = ['a', 'b']\n@jax.jit\ndef f(x, i):\n    return x * len(names[i])\nf(1.0, 1)"),
    ("numpy-function", None, "@jax.jit\ndef f(x):\n    return x * np.sin(jnp.ones(3))\nf(1.0)"),
    ("numpy-function", None, "@jax.jit\ndef f(x):\n    y = jnp.cumsum(jnp.ones(3))\n    return x * np.sin(y)\nf(1.0)"),
    ("leak-inner-jit|leak-global", None, "kept = []\n@jax.jit\ndef outer(x):\n    kept.append(jax.jit(lambda y: y + x))\n    return x\nouter(2.0)\nagain = kept[0]\nagain(1.0)"),
    ("list-index|integer-from-jnp", None, "table = [1.0, 2.0]\n@jax.jit\ndef f(x):\n    return x * table[jnp.array(1)]\nf(1.0)"),
    ("leak-global", None, "ys = []\n@jax.jit\ndef f(x):\n    ys.append(x)\n    return x\nf(1.0)\nshow = jax.jit(jnp.sin)\nshow(ys[0])"),
    ("float-of-tracer", None, "jax.vmap(lambda x: complex(x))(jnp.ones(3))"),
    ("float-of-tracer", "x", "jax.jit(lambda x: complex(1.0, x))(1.0)"),
    ("axis-argument", "i", "table = np.ones((2, 3))\n@jax.jit\ndef f(i):\n    return np.sum(table, axis=i)\nf(1)"),
    ("numpy-function", "n", "table = np.ones((2, 3))\n@jax.jit\ndef f(n):\n    return np.polyfit(table[0], table[1], n)\nf(1)"),
    ("numpy-shape", "n", "@jax.jit\ndef f(n):\n    return np.eye(n)\nf(3)"),
    ("numpy-shape", "n", "table = np.ones((2, 3))\n@jax.jit\ndef f(n):\n    return np.tile(table, n)\nf(3)"),
    ("other-library", "x", "import scipy.integrate\n@jax.jit\ndef f(x):\n    return scipy.integrate.quad(lambda t: t * x, 0.0, 1.0)[0]\nf(1.0)"),
    ("donated-array", None, "f = jax.jit(lambda x, y: x + y, donate_argnums=0)\nx = jnp.ones(3)\nf(x, x)"),
    ("donated-array", None, "f = jax.jit(lambda x: x + 1, donate_argnums=0)\nx = jnp.ones(3)\nf(x)\nf(x)"),
    ("donated-array", None, "f = jax.jit(lambda x, y: (x + 1, y + 1), donate_argnums=(0, 1))\nx = jnp.ones(3)\nf(x, x)"),
    ("other-library", "n", "import scipy.ndimage\ntable = np.ones((2, 3))\n@jax.jit\ndef f(n):\n    return scipy.ndimage.uniform_filter(table, n)\nf(3)"),
    ("tile-reps", "n", "@jax.jit\ndef f(x, n):\n    return jnp.tile(x, int(n))\nf(jnp.ones(3), 2)"),
    ("tile-reps", None, "jax.vmap(lambda n: jnp.tile(jnp.ones(2), n))(jnp.arange(3))"),
    ("size-argument|leak-global", "k", "@jax.jit\ndef f(x, k):\n    return lax.approx_max_k(x, k)\nf(jnp.ones(3), 2)"),
    ("tree-types", None, "from collections import OrderedDict\nweights = OrderedDict(w=1.0)\njax.tree.map(lambda w, g: w - g, weights, {'w': 0.5})"),
    ("tree-types", None, "class Pair(NamedTuple):\n    w: float\n    b: float\njax.tree.map(lambda w, g: w - g, {'p': Pair(1.0, 2.0)}, {'p': (1.0, 2.0)})"),
    ("", None, "raise ValueError('Expected list, got 3.')"),
    ("nan-found", None, "with jax.debug_infs(True):\n    1.0 / jnp.zeros(2)"),
    ("checkpoint-position", None, "@partial(jax.checkpoint, static_argnums=(1,))\ndef f(x, train=False):\n    return x\njax.jit(f)(1.0)"),
    ("carry-function", None, "start = (1.0, 'relu')\nlax.fori_loop(0, 3, lambda i, carry: carry, start)"),
    ("carry-function", None, "lax.while_loop(lambda c: c[0] < 3, lambda c: c, (1.0, lambda x: x))"),
    ("attribute-of-tracer", "x", "jax.jit(lambda x: x.copy_to_host_async())(1.0)"),
    ("save-of-tracer", "x", "import io\n@jax.jit\ndef f(x):\n    np.savetxt(io.StringIO(), x)\n    return x\nf(jnp.ones(3))"),
    ("", None, "class Grid:\n    def __init__(self, n):\n        self.n = n\nGrid(points=3)"),
    ("", None, "class Grid:\n    def __init__(self, n):\n        self.n = n\noptions = {'points': 3}\nGrid(**options)"),
    ("", None, "class Grid:\n    def __init__(self, n):\n        self.n = n\nGrid(\n    3,\n    points=3,\n)"),
    ("", None, "from scipy.integrate import solve_ivp\nfrom scipy.integrate import OdeSolver\nclass Grid(OdeSolver):\n    def __init__(self, f, t, y, end):\n        self.n = end\nsolve_ivp(lambda t, y: y, (0.0, 1.0), [1.0], Grid)"),
]  # fmt: skip

OUTCOMES = Path(__file__).with_suffix(".json")
# Programs of which the whole traceback is kept, with the frames of libraries.
WITH_LIBRARIES = ("import scipy", "from scipy")


@dataclass(frozen=True)
class Told:
    """What a program of the list raises on some versions of JAX, the newest first."""

    entry: str
    source: str
    versions: tuple[str, ...]
    text: str

    @property
    def name(self) -> str:
        """What tells it apart, whatever its place in the list: its entry, itself, a version."""
        return f"{self.entry} {sha256(self.source.encode()).hexdigest()[:8]} jax-{self.versions[0]}"


@cache
def told() -> tuple[Told, ...]:
    """Every recorded error of every program, in the order of the list."""
    outcomes = json.loads(OUTCOMES.read_text("utf-8"))
    return tuple(
        Told(entry, source, tuple(outcome["jax"]), outcome["text"])
        for entry, _, source in CASES
        for outcome in outcomes.get(source, [])
        if outcome["text"]
    )


def outcome_of(source: str, folder: Path) -> str:
    """The traceback of a program on the installed JAX; empty where it raises nothing."""
    jax.clear_caches()  # type: ignore[no-untyped-call]  # what ran before is not to be seen
    program = Program(folder / "program.py", IMPORTS + source + "\n")
    if not source.startswith(WITH_LIBRARIES):
        done = run(program)
        return done.text if done.error else ""
    name = str(program.path)
    lines = program.source.splitlines(keepends=True)
    linecache.cache[name] = (len(program.source), None, lines, name)
    try:
        exec(compile(program.source, name, "exec"), {"__name__": "__main__"})
    except Exception as error:
        frames = error.__traceback__.tb_next if error.__traceback__ else None
        text = "".join(traceback.format_exception(type(error), error, frames))
        return normalise(text, program.path)
    return ""


def main() -> None:
    """Record what every program of the list raises on the installed JAX."""
    version = installed_jax()
    order = [known.jax for known in recorded()]
    if version not in order:
        sys.exit(f"error: jax {version} is no recorded version; expected one of {order}")
    before = json.loads(OUTCOMES.read_text("utf-8")) if OUTCOMES.exists() else {}
    outcomes = {}
    with tempfile.TemporaryDirectory() as folder:
        for _, _, source in CASES:
            said = {o["text"]: {*o["jax"]} - {version} for o in before.get(source, [])}
            said.setdefault(outcome_of(source, Path(folder)), set()).add(version)
            outcomes[source] = sorted(
                (
                    {"jax": sorted(versions, key=order.index), "text": text}
                    for text, versions in said.items()
                    if versions
                ),
                key=lambda outcome: order.index(outcome["jax"][0]),
            )
    text = json.dumps(outcomes, indent=1, ensure_ascii=False)
    OUTCOMES.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
