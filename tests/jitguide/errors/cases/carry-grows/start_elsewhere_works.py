import jax
import jax.numpy as jnp


def body(state, x):
    total, count = state
    return (total + x, count + 1), None


start = (jnp.full((2,), 0.0), 0)
(total, _), _ = jax.lax.scan(body, start, jnp.ones((3, 2)))
assert total[1] == 3.0
