import functools

import jax


@functools.lru_cache
def double(x):
    return x * 2


print(double(1.0))
print(jax.jit(double)(1.0))  # raises TypeError
