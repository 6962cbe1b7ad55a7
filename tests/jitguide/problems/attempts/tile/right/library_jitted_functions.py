import jax.numpy as jnp


def jit_with_static_n(x, n):
    n = int(n)
    rows = jnp.where(jnp.ones((n, 1), bool), x[None, :], x[None, :])
    return jnp.ravel(rows)
