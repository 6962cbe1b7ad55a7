import jax
import jax.numpy as jnp


def total(x, n):
    return jnp.where(jnp.arange(x.shape[0]) < n, x, 0).sum()


assert jax.vmap(total)(jnp.ones((2, 4)), jnp.array([1, 3])).tolist() == [1, 3]
