import jax


@jax.jit
def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, y: y * x, 1.0)


jax.grad(power)(2.0, 3)  # raises ValueError
