import jax


@jax.jit
def power(x, n):
    print("tracing")
    return jax.lax.fori_loop(0, n, lambda i, result: result * x, 1.0)


print(power(2.0, 3), power(2.0, 10))
