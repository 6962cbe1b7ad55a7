from functools import partial

import jax
import jax.numpy as jnp


def times(i, x):
    return x * i


functions = [partial(times, i) for i in range(3)]
functions = [jax.jit(f) for f in functions]
result = jnp.stack([f(3) for f in functions])
assert result.tolist() == [0, 3, 6]
