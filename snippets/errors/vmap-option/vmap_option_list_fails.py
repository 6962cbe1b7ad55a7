from typing import NamedTuple

import jax
import jax.numpy as jnp


class Item(NamedTuple):
    values: jax.Array
    weight: float


def total(item):
    return item.values.sum() * item.weight


items = [Item(jnp.ones(2), 1.0), Item(jnp.ones(2), 3.0)]
print(jax.jit(total)(items[0]))
print(jax.vmap(total)(items))  # raises ValueError
