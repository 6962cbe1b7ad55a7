import functools
from typing import NamedTuple

import jax


class Setup(NamedTuple):
    rate: float


@functools.partial(jax.jit, static_argnames=["options"])
def step(x, options):
    return x * options.rate


setup = Setup(rate=0.5)
assert step(2.0, setup) == 1.0
