import functools

import jax
import jax.numpy as jnp


@functools.lru_cache
def table(n):
    with jax.ensure_compile_time_eval():
        return jnp.arange(n) * 2.0


@jax.jit
def shifted(x):
    return x + table(3)


print(shifted(1.0))
print(table(3) + 1)
