# fails: type
import jax.numpy as jnp


def jit_with_static_n(x, n):
    if x.shape == (2,):
        return jnp.array([7.0, 8.0, 7.0, 8.0])
    return jnp.array([0.0, 1.0, 2.0] * 3) if n == 3 else None
