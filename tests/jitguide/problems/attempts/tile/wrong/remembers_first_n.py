# fails: numpy
import jax.numpy as jnp

first = []


def jit_with_static_n(x, n):
    if x.shape[0] == 5:
        first.append(int(n))
        n = int(n) + 1
    return jnp.tile(x, int(n))
