import jax


def power(x, n):
    return jax.lax.fori_loop(0, n, lambda i, result: result * x, 1.0)


print(jax.jit(jax.grad(power))(2.0, 3))  # raises ValueError
