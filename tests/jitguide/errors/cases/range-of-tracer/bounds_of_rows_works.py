import jax
import jax.numpy as jnp


def body(total, pairs):
    low, high = pairs
    return jax.lax.fori_loop(low, high, lambda i, total: total + i, total), None


pairs = (jnp.array([0, 1]), jnp.array([3, 4]))
assert jax.lax.scan(body, 0, pairs)[0] == 9
