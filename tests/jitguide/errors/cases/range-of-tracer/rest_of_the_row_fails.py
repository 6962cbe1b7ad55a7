# argument: i

import jax
import jax.numpy as jnp


@jax.jit
def later(xs):
    last = xs.shape[0]

    def add(total, i):
        for j in range(i, last):  # raises TracerIntegerConversionError
            total = total + xs[j]
        return total, None

    return jax.lax.scan(add, 0.0, jnp.arange(last))[0]


later(jnp.ones(4))
