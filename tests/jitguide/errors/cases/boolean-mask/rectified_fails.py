import jax
import jax.numpy as jnp


@jax.jit
def rectified(x):
    return x[x > 0]  # raises NonConcreteBooleanIndexError


rectified(jnp.array([1.0, -2.0, 3.0]))
