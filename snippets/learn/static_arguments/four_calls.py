import jax
import jax.numpy as jnp


def power(x, n):
    print("tracing for n =", n)
    return x**n


power = jax.jit(power, static_argnames=["n"])
x = jnp.array([1.0, 2.0, 3.0])
for n in (2, 2, 3, 2):
    print(f"call with n={n}:", power(x, n=n))
