import random
import time

import jax
import numpy as np

calls = {
    "time.perf_counter_ns()": lambda x: x + time.perf_counter_ns() % 1_000_000,
    "random.random()": lambda x: x + random.random(),
    "np.random.normal()": lambda x: x + np.random.normal(),
}

for name, function in calls.items():
    jitted = jax.jit(function)
    numbers = {float(jitted(0.0)) for _ in range(3)}
    print(f"{name:22}", len(numbers), "different numbers in 3 calls")
