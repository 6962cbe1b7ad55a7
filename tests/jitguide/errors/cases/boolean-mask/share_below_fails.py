# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def share(x, keep):
    kept = x[keep]  # raises NonConcreteBooleanIndexError
    return jnp.sum(kept) / jnp.sum(kept**2)


share(jnp.array([1.0, 3.0, 9.0]), jnp.array([True, True, False]))
