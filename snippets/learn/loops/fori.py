import jax


@jax.jit
def power(x, n):
    print("tracing power")
    return jax.lax.fori_loop(0, n, lambda i, y: y * x, 1.0)


for n in (2, 5, 0, -3):
    print(n, power(3.0, n))
