import jax


@jax.jit
def power(x, n):
    def multiply(_, y):
        return y * x

    return jax.lax.fori_loop(0, n, multiply, 1.0)


print(power(3.0, 2))
