import jax
import jax.numpy as jnp


@jax.jit
def gain(x):
    return x[x > 0].sum()  # raises NonConcreteBooleanIndexError


gain(jnp.array([1.0, -2.0, 3.0]))
