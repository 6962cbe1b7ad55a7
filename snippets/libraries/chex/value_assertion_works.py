import chex
import jax
import jax.numpy as jnp


@chex.chexify
@jax.jit
def normalize(x):
    chex.assert_tree_all_finite(x)
    return x / jnp.sum(x)


print(normalize(jnp.array([1.0, 3.0])))
print(normalize(jnp.array([1.0, jnp.nan])))
normalize.wait_checks()  # raises AssertionError
