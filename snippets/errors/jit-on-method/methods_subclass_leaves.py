from typing import NamedTuple

import jax


class Point(NamedTuple):
    x: float
    y: float


class Vector(Point):
    pass


class Weights(dict):
    pass


print(jax.tree.leaves(Vector(1.0, 2.0)))
print(jax.tree.leaves(Weights(w=1.0, b=2.0)))
