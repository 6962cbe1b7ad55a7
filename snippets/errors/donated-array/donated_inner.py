from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, donate_argnums=0)
def add(buffer, x):
    return buffer.at[0].set(x)


@jax.jit
def train(buffer):
    return jax.lax.fori_loop(0, 3, lambda i, buffer: add(buffer, 1.0 * i), buffer)


buffer = jnp.zeros(1000)
train(buffer)
print("donated by the inner function:", buffer.is_deleted())
print(train.lower(buffer).compile().memory_analysis().alias_size_in_bytes, "bytes shared")
outer = jax.jit(train, donate_argnums=0)
print(outer.lower(buffer).compile().memory_analysis().alias_size_in_bytes, "bytes shared")
outer(buffer)
print("donated by the outer function:", buffer.is_deleted())
