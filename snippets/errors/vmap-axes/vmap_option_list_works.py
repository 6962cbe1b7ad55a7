from typing import NamedTuple

import jax
import jax.numpy as jnp


class Item(NamedTuple):
    values: jax.Array
    weight: float


def weighted(item):
    return Item(item.values * item.weight, item.weight)


items = [Item(jnp.ones(2), 1.0), Item(jnp.ones(2), 3.0)]
stacked = jax.tree.map(lambda *leaves: jnp.stack(leaves), *items)
result = jax.vmap(weighted)(stacked)
print(result)
print(jax.tree.map(lambda leaf: leaf[1], result))  # the second item
