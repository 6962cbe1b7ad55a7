import jax


@jax.jit
def doubled(x, n):
    return jax.lax.while_loop(lambda x: x < n, lambda x: x * 2, x)


assert doubled(3, 20) == 24
