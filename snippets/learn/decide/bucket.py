from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["room"])
def triangle(n, room):
    print("tracing with room for", room)
    i = jnp.arange(room)
    return jnp.sum(jnp.where(i < n, i, 0))


def sum_below(n):
    return triangle(n, room=max(8, 1 << (n - 1).bit_length()))


print([int(sum_below(n)) for n in range(1, 30)])
