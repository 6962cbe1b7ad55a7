from typing import NamedTuple

import jax


class Order(NamedTuple):
    amounts: list
    prices: dict
    days: int


order = Order(amounts=[3, 4], prices={"plum": 2.5, "pear": None}, days=2)
leaves, structure = jax.tree_util.tree_flatten(order)
print("leaves:   ", leaves)
print("structure:", structure)
