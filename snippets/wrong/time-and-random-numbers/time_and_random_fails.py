import random
import time

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def stamp(x):
    return x + time.perf_counter_ns() % 1_000_000


@jax.jit
def python_noise(x):
    return x + random.random()


@jax.jit
def numpy_noise(x):
    return x + jnp.asarray(np.random.normal(size=3))


for function in (stamp, python_noise, numpy_noise):
    calls = [function(0.0) for _ in range(3)]
    print(function.__name__, "is the same each time:", all((c == calls[0]).all() for c in calls))
