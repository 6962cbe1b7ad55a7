from typing import NamedTuple

import jax


class Pair(NamedTuple):
    low: float
    high: float

    @classmethod
    def around(cls, middle):
        return cls(middle - 1.0, middle + 1.0)


@jax.jit
def width(pair):
    return pair.high - pair.low


print(width(Pair.around(5.0)))
