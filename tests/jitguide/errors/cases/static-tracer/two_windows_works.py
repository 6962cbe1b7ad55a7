import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["window"])
def smooth(prices, window):
    return jnp.convolve(prices, jnp.ones(window) / window)


@functools.partial(jax.jit, static_argnames=["fast", "slow"])
def crossover(prices, fast, slow):
    quick = smooth(prices, window=fast)
    calm = smooth(prices, window=slow)
    return quick[-1] - calm[-1]


out = crossover(jnp.arange(8.0), 2, 4)
assert out == 1.75
