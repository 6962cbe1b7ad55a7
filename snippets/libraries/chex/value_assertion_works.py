import chex
import jax
import jax.numpy as jnp


@chex.chexify
@jax.jit
def normalise(x):
    chex.assert_tree_all_finite(x)
    return x / jnp.sum(x)


print(normalise(jnp.array([1.0, 3.0])))
print(normalise(jnp.array([1.0, jnp.nan])))
normalise.wait_checks()  # raises AssertionError
