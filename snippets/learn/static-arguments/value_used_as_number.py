import jax


@jax.jit
def power(x, n):
    print("tracing")
    return x**n


print(power(3.0, 2), power(3.0, 4), power(3.0, 6))
