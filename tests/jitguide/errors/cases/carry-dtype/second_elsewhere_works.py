import jax
import jax.numpy as jnp


def body(state, x):
    count, total = state
    return (count + 1, total + x), None


start = (0, jnp.asarray(0, jnp.float32))
(count, total), _ = jax.lax.scan(body, start, jnp.ones(3))
assert total == 3.0
