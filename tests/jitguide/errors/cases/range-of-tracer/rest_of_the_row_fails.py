# argument: i

import jax
import jax.numpy as jnp


@jax.jit
def later(xs):
    last = xs.shape[0]

    def add(i, total):
        for j in range(i, last):  # raises TracerIntegerConversionError
            total = total + xs[j]
        return total

    return jax.lax.fori_loop(0, last, add, 0.0)


later(jnp.ones(4))
