import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["n", "m"], donate_argnums=(0,))
def run(x, n, m):
    for _ in range(n):
        x = x + 1
    for _ in range(m):
        x = x * 2
    return x


assert run(jnp.ones(2), n=2, m=3)[0] == 24
