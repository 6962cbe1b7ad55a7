import jax
import jax.numpy as jnp


@jax.jit
def masked_mean(values, mask):
    return jnp.mean(values[mask])  # raises NonConcreteBooleanIndexError


masked_mean(jnp.array([1.0, 5.0, 3.0]), jnp.array([True, False, True]))
