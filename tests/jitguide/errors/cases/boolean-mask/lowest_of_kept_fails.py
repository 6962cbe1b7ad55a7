import jax
import jax.numpy as jnp


@jax.jit
def lowest(x, keep):
    return x[keep].min()  # raises NonConcreteBooleanIndexError


lowest(jnp.array([3.0, 5.0, 9.0, 1.0]), jnp.array([True, True, False, False]))
