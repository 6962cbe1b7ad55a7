import jax.numpy as jnp


def jit_with_static_n(x, n):
    n = int(n)
    if n == 0:
        return x[:0]
    half = jit_with_static_n(x, n // 2)
    parts = [half, half] + ([x] if n % 2 else [])
    return jnp.concatenate(parts)
