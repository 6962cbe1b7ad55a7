import chex
import jax
import jax.numpy as jnp


@jax.jit
def normalize(x):
    chex.assert_tree_all_finite(x)  # raises RuntimeError
    return x / jnp.sum(x)


normalize(jnp.array([1.0, 2.0]))
