# fails: state
import jax.numpy as jnp


def make():
    total = 0

    def jit_with_static_n(x, n):
        nonlocal total
        total += int(n)
        return jnp.tile(x, int(n))

    return jit_with_static_n


jit_with_static_n = make()
