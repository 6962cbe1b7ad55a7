import time

import jax.numpy as jnp
import numpy as np

numbers = [float(i) for i in range(50_000)]


def seconds(convert):
    convert(numbers).block_until_ready()  # the first call compiles
    start = time.perf_counter()
    convert(numbers).block_until_ready()
    return time.perf_counter() - start


direct = seconds(jnp.asarray)
with_numpy = seconds(lambda numbers: jnp.asarray(np.asarray(numbers)))
assert direct > 10 * with_numpy
print("np.asarray first: more than 10 times as fast")
