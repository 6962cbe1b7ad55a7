import functools

import jax
import numpy as np


class Doubler:
    @functools.partial(jax.jit, static_argnames=["self"])
    def double(self, x):
        return x


result = Doubler().double(5)
print(result)
np.testing.assert_array_equal(result, 5)
