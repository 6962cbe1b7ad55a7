import jax
import jax.numpy as jnp


@jax.jit
def penalise(scores, invalid):
    return scores.at[invalid].add(-100.0)  # raises NonConcreteBooleanIndexError


penalise(jnp.array([1.0, 2.0]), jnp.array([True, False]))
