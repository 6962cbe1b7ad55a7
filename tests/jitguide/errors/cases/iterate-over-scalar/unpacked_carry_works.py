import jax
import jax.numpy as jnp


def body(state, x):
    mean, count = state
    count = count + 1
    return (mean + (x - mean) / count, count), mean


start = 0.0
(mean, count), _ = jax.lax.scan(body, (start, 0), jnp.ones(3))
assert (mean, count) == (1, 3)
