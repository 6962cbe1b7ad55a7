import jax.numpy as jnp


def jit_with_static_n(x, n):
    count = int(n)
    if count != n or count < 0:
        raise ValueError(f"n must be a whole number >= 0, got {n}")
    print("tracing with n =", n)
    return jnp.tile(x, count)
