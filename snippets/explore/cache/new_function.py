from functools import partial

import jax
import jax.numpy as jnp


def power(x, n):
    print("tracing power")
    return x**n


square = jax.jit(partial(power, n=2))
x = jnp.array([2.0, 3.0])
print(square(x))
print(square(x))
print(jax.jit(partial(power, n=2))(x))
print(jax.jit(lambda v: power(v, 2))(x))
print(jax.jit(power, static_argnames="n")(x, n=2))
print(jax.jit(power, static_argnames="n")(x, n=2))
