import functools
from typing import NamedTuple

import jax
import numpy as np


class Options(NamedTuple):
    rate: float


@functools.partial(jax.jit, static_argnames=["options"])
def step(x, options):
    return x * options.rate


result = step(2.0, options=Options(rate=0.5))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
