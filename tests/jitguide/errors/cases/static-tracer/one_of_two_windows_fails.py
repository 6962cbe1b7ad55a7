# argument: fast
# on other versions: shape-from-argument
# pasted above its traceback
import functools

import jax
import jax.numpy as jnp

SLOW = 4


@functools.partial(jax.jit, static_argnames=["window"])
def smooth(prices, window):
    return jnp.convolve(prices, jnp.ones(window) / window)


@jax.jit
def crossover(prices, fast):
    quick = smooth(prices, window=fast)  # raises ValueError
    calm = smooth(prices, window=SLOW)
    return quick[-1] - calm[-1]


print(crossover(jnp.arange(8.0), 2))
