# fails: no-jit
import jax.numpy as jnp
from jax import jit as fast


@fast
def _copy(x):
    return x


def jit_with_static_n(x, n):
    return jnp.tile(_copy(x), int(n))
