import functools

import jax
import numpy as np


class Options(dict):
    def __hash__(self):
        return hash(frozenset(self.items()))


@functools.partial(jax.jit, static_argnames=["options"])
def step(x, options):
    return x * options["rate"]


result = step(2.0, options=Options({"rate": 0.5}))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
