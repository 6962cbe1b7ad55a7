import jax


@jax.jit
def power(x, n):
    print("tracing")
    return x**n


for n in (2, 4, 6):
    print(power(3.0, n))
