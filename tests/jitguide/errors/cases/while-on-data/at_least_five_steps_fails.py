# pasted above its traceback
# argument: a

import jax
import jax.numpy as jnp


def root(a):
    x, error, n = a, 1.0, 0
    while error > 1e-5 or n < 5:  # raises TracerBoolConversionError
        new = 0.5 * (x + a / x)
        error = jnp.abs(new - x)
        x = new
        n += 1
    return x


slope = jax.jit(jax.grad(root))(1000.0)
