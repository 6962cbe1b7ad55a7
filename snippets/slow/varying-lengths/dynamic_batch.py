import bisect

import jax
import jax.numpy as jnp
import numpy as np

SIZES = (4, 16, 64)


@jax.jit
def _score(x, count):
    print("tracing for batch", x.shape)
    real = jnp.arange(x.shape[0]) < count
    rows = jnp.exp(-x).sum(axis=1)
    return rows, jnp.sum(rows, where=real) / count


def score(x):
    count = len(x)
    place = bisect.bisect_left(SIZES, count)
    if place == len(SIZES):
        raise ValueError(f"batch of {count} rows: at most {SIZES[-1]} fit")
    padding = SIZES[place] - count
    rows, mean = _score(np.pad(x, ((0, padding), (0, 0))), count)
    return np.asarray(rows)[:count], float(mean)


for count in (1, 3, 4, 5, 16, 40, 64, 2):
    rows, mean = score(np.ones((count, 2), np.float32))
    print(count, rows.shape, round(mean, 3))
