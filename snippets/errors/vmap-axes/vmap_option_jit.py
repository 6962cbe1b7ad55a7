from functools import partial

import jax
import jax.numpy as jnp


def moment(row, order):
    total = jnp.ones_like(row)
    for _ in range(order):
        total = total * row
    return total.mean()


@partial(jax.jit, static_argnames=["order"])
def moments(rows, order):
    return jax.vmap(partial(moment, order=order))(rows)


print(moments(jnp.array([[1.0, 2.0], [3.0, 4.0]]), order=2))
