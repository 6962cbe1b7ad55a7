# pasted above its traceback
# argument: a

import jax
import jax.numpy as jnp


@jax.jit
def power_iteration(a, v):
    change, size = 1.0, 0.0
    while change > 1e-4:  # raises TracerBoolConversionError
        w = a @ v
        new = jnp.linalg.norm(w)
        change = jnp.abs(new - size)
        size = new
        v = w / new
    return size, w


size, w = power_iteration(jnp.diag(jnp.array([3.0, 1.0])), jnp.array([0.6, 0.8]))
