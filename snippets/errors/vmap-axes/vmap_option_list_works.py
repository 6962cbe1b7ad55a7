from typing import NamedTuple

import jax
import jax.numpy as jnp


class Item(NamedTuple):
    values: jax.Array
    weight: float


def total(item):
    return item.values.sum() * item.weight


items = [Item(jnp.ones(2), 1.0), Item(jnp.ones(2), 3.0)]
stacked = jax.tree.map(lambda *leaves: jnp.stack(leaves), *items)
print(stacked)
print(jax.vmap(total)(stacked))
