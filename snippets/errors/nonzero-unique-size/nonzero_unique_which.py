# needs jax >= 0.4.38
from functools import partial

import jax
import jax.numpy as jnp

x = jnp.array([0, 3, 1, 1])
y = jnp.array([1, 2])
rows = [jnp.zeros(2), jnp.ones(2)]
calls = {
    "argwhere": (jnp.argwhere, {"size": 3}),
    "union1d": (lambda x, **size: jnp.union1d(x, y, **size), {"size": 3}),
    "intersect1d": (lambda x, **size: jnp.intersect1d(x, y, **size), {"size": 3}),
    "setdiff1d": (lambda x, **size: jnp.setdiff1d(x, y, **size), {"size": 3}),
    "compress": (lambda x, **size: jnp.compress(x > 0, x, **size), {"size": 3}),
    "roots": (jnp.roots, {"strip_zeros": False}),
    "choose": (lambda x, **mode: jnp.choose(x[2:], rows, **mode), {"mode": "clip"}),
    "ravel_multi_index": (
        lambda x, **mode: jnp.ravel_multi_index((x, x), (4, 4), **mode),
        {"mode": "clip"},
    ),
}
for name, (call, option) in calls.items():
    try:
        jax.jit(call)(x)
    except jax.errors.ConcretizationTypeError:
        result = jax.jit(partial(call, **option))(x).shape
        print(f"{name:17} raises; with {option}: shape {result}")

try:
    jax.jit(jnp.trim_zeros)(x)
except jax.errors.ConcretizationTypeError:
    print("trim_zeros        raises")

roots = jax.jit(partial(jnp.roots, strip_zeros=False))(x)
print("roots that are nan:", jnp.isnan(roots).sum())
