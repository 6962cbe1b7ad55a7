import math

import jax
import jax.numpy as jnp


@jax.jit
def flat_tail(x):
    size = math.prod(x.shape[1:])
    return x.reshape(x.shape[0], size)


y = flat_tail(jnp.ones((2, 3, 4)))
assert y.shape == (2, 12)
