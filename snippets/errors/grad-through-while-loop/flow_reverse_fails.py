import jax


def power(x, n):
    def times_x(_, result):
        return result * x

    return jax.lax.fori_loop(0, n, times_x, 1.0)


slope = jax.jit(jax.grad(power))
print(slope(2.0, 3))  # raises ValueError
