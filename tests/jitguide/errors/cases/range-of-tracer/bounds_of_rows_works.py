import jax
import jax.numpy as jnp


def total(low, high):
    result = 0
    return jax.lax.fori_loop(low, high, lambda i, result: result + i, result)


assert jax.vmap(total)(jnp.array([0, 1]), jnp.array([3, 4])).tolist() == [3, 6]
