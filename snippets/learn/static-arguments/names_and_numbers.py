import jax
import jax.numpy as jnp


def first(x, n):
    return x[:n]


x = jnp.arange(5)
by_name = jax.jit(first, static_argnames=["n"])
by_number = jax.jit(first, static_argnums=[1])
print(by_name(x, n=2), by_name(x, 2))
print(by_number(x, 2), by_number(x, n=2))
