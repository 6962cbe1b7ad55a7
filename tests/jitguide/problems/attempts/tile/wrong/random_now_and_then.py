# fails: numpy
import random

import jax.numpy as jnp


def jit_with_static_n(x, n):
    extra = 1 if random.random() < 2 and x.shape[0] == 64 else 0
    return jnp.tile(x, int(n) + extra)
