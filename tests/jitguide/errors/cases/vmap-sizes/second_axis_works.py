import jax
import jax.numpy as jnp


def total(a, b):
    return a.sum() + b.sum()


result = jax.vmap(total, in_axes=0)(jnp.ones((10, 4)), jnp.ones((10, 2)))
assert result.tolist() == [6] * 10
