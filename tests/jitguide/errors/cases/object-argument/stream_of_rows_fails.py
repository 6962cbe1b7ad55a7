# argument: stream
# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


class Recording:
    def __init__(self, rows, size):
        self.rows = rows
        self.size = size

    def __iter__(self):
        for start in range(0, len(self.rows), self.size):
            yield self.rows[start : start + self.size]

    def first(self):
        return next(iter(self))


@jax.jit
def energy(stream):
    rows = stream.first()
    return jnp.sum(rows**2)


rows = np.arange(8.0).reshape(4, 2)
stream = Recording(rows, 2)
print(energy(stream))  # raises TypeError
