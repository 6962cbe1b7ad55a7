import jax
import jax.numpy as jnp
import numpy as np


class Shards:
    def __init__(self, x, y, count):
        self.x, self.y, self.count = x, y, count

    def __len__(self):
        return self.count

    def __getitem__(self, i):
        if i >= self.count:
            raise IndexError(i)
        return self.x[i :: self.count], self.y[i :: self.count]


@jax.jit
def score(w, total, x, y):
    return total + jnp.sum((w * x - y) ** 2)


shards = Shards(np.arange(6.0), np.ones(6), 3)
total = 0.0
for x, y in shards:
    total = score(2.0, total, x, y)
assert total == np.sum((2.0 * np.arange(6.0) - 1) ** 2)
