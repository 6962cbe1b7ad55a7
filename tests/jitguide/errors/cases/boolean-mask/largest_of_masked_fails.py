import jax
import jax.numpy as jnp


@jax.jit
def best(scores, allowed):
    return jnp.max(scores[allowed])  # raises NonConcreteBooleanIndexError


best(jnp.array([1.0, 5.0, 3.0]), jnp.array([True, False, True]))
