import jax


@jax.jit
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda _, result: result * x, 1.0)


print(power(2.0, 3))
