import jax


@jax.jit
def count(n):
    return jax.lax.fori_loop(0, n, lambda i, total: total + i, 0)  # raises TypeError


count(3.0)
