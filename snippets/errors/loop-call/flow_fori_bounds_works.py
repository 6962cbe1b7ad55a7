import jax


@jax.jit
def count(n):
    return jax.lax.fori_loop(0, n.astype(int), lambda i, total: total + i, 0)


print(count(3.0))
