import functools

import jax
import jax.numpy as jnp

SLOW = 4


@functools.partial(jax.jit, static_argnames=["window"])
def smooth(prices, window):
    return jnp.convolve(prices, jnp.ones(window) / window)


@functools.partial(jax.jit, static_argnames=["fast"])
def crossover(prices, fast):
    quick = smooth(prices, window=fast)
    calm = smooth(prices, window=SLOW)
    return quick[-1] - calm[-1]


out = crossover(jnp.arange(8.0), 2)
assert out == 1.75
