import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["limit"])
def top(x, k, limit):
    print("tracing with limit =", limit)
    values, places = jax.lax.top_k(x, limit)
    wanted = jnp.arange(limit) < k
    return jnp.where(wanted, values, -jnp.inf), jnp.where(wanted, places, -1)


x = jnp.array([3.0, 9.0, 1.0, 7.0, 5.0])
for k in (1, 3):
    values, places = top(x, k, limit=4)
    print("k =", k, values, places)
