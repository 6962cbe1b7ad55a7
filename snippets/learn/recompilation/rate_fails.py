from functools import partial

import jax
import numpy as np

traces = 0


@partial(jax.jit, static_argnames="rate")
def update(weights, rate):
    global traces
    traces += 1
    return weights - rate * weights


weights = np.ones(3)
for epoch in range(50):
    weights = update(weights, rate=0.1 * 0.95**epoch)
print("50 rates, traces:", traces)
