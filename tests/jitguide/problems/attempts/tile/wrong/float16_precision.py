# fails: numpy
import jax.numpy as jnp


def jit_with_static_n(x, n):
    y = jnp.tile(x, int(n))
    return y.at[-1].set(y[0]) if y.shape[0] > 20 else y
