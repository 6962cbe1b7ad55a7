# needs jax >= 0.8.1
import jax


@jax.jit(static_argnames=["n"])
def power(x, n):
    print("tracing with n =", n)
    return x**n


print(power(3.0, n=2))
print(power(3.0, n=3))
