# fails: examples
from functools import partial

import jax


@partial(jax.jit, static_argnames=["threshold"])
def conditional_double(x, threshold):
    if x > threshold:
        return 2 * x
    return x
