from functools import partial

import jax
import jax.numpy as jnp


def power(x, n=2):
    print("tracing power")
    return x**n


first = jax.jit(power)
second = jax.jit(power)
x = jnp.array([2.0, 3.0])
print(first(x))
print(first(x))
print(jax.jit(partial(power, n=2))(x))
print(jax.jit(lambda v: power(v, 2))(x))
print(second(x))
