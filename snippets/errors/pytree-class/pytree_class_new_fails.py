from typing import NamedTuple

import jax


class Pair(NamedTuple):
    low: float
    high: float


class Around(Pair):
    def __new__(cls, middle):
        return super().__new__(cls, middle - 1.0, middle + 1.0)


@jax.jit
def width(pair):
    return pair.high - pair.low


print(width(Around(5.0)))  # raises TypeError
