# argument: i

import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    def body(acc, i):
        return acc + jax.lax.dynamic_slice(x, (0,), (i + 1,)).sum(), None  # raises TypeError

    return jax.lax.scan(body, 0.0, jnp.arange(3))[0]


sums = total(jnp.arange(4.0))
