import jax
import jax.numpy as jnp

def jit_with_static_n(x, n):
    return jnp.array([v for _ in range(int(n)) for v in x], dtype=x.dtype)
