import jax
import jax.numpy as jnp


def first(x, n):
    print("tracing for n =", n)
    return x[:n]


first = jax.jit(first, static_argnames=["n"])
x = jnp.array([4.0, 5.0, 6.0])
for n in (2, 2, 3, 2):
    print(f"call with n={n}:", first(x, n=n))
