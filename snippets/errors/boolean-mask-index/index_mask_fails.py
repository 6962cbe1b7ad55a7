import jax
import jax.numpy as jnp


@jax.jit
def keep_positive(x):
    return x[x > 0]  # raises NonConcreteBooleanIndexError


keep_positive(jnp.array([1.0, -2.0, 3.0]))
