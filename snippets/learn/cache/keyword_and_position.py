import jax
import jax.numpy as jnp


def first(x, n=1):
    print("tracing")
    return x[:n]


first = jax.jit(first, static_argnames=["n"])
x = jnp.arange(5)
first(x, 2)
first(x, n=2)
first(x, n=1)
first(x)
first(x, 2)
