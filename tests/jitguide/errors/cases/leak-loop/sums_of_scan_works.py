import jax
import jax.numpy as jnp


def body(h, x):
    h = h + x
    return h, h.sum()


h, sums = jax.lax.scan(body, jnp.zeros(2), jnp.ones((3, 2)))
assert sums.tolist() == [2, 4, 6]
