import chex
import jax
import jax.numpy as jnp


@chex.chexify
@jax.jit
def check(x):
    chex.assert_trees_all_equal(x, jnp.array(0))
    return x


print(check(jnp.array(0)))
check.wait_checks()
