from typing import NamedTuple

import jax


class Pair(NamedTuple):
    weight: float
    b: float


jax.tree.map(
    lambda weight, gradient: weight - gradient, {"p": Pair(1.0, 2.0)}, {"p": (1.0, 2.0)}
)  # raises ValueError
