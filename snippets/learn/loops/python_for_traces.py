# needs jax >= 0.8.1
import jax


@jax.jit(static_argnames=["n"])
def power(x, n):
    y = 1.0
    for i in range(n):
        print("tracing multiplication", i)
        y = y * x
    return y


print(power(2.0, n=2))
print(power(3.0, n=2))
print(power(3.0, n=1))
