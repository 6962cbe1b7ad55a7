import chex
import jax
import jax.numpy as jnp


@jax.jit
def normalise(x):
    chex.assert_tree_all_finite(x)  # raises RuntimeError
    return x / jnp.sum(x)


normalise(jnp.array([1.0, 2.0]))
