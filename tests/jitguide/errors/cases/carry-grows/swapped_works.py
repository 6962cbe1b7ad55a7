import jax
import jax.numpy as jnp


def body(_, state):
    low, signs, high = state
    return low - 1, signs, high + 1


start = (jnp.zeros(2), jnp.array([True]), jnp.int32(0))
low, signs, high = jax.lax.fori_loop(0, 3, body, start)
assert (low.tolist(), signs.tolist(), high) == ([-3.0, -3.0], [True], 3)
