from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["pre", "post"])
def smooth(x, sweeps, pre, post):
    for _ in range(pre):
        x = 0.5 * x
    for _ in range(post):
        x = x + 1.0
    return x


sweeps = {"post": 3}
out = smooth(jnp.ones(2), sweeps, pre=2, post=sweeps["post"])
assert out.tolist() == [3.25, 3.25]
