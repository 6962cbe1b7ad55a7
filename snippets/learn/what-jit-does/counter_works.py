import jax
import numpy as np


@jax.jit
def sgd_step(weights, steps, gradient):
    return weights - 0.1 * gradient, steps + 1


weights, steps = np.zeros(3, np.float32), np.int32(0)
for _ in range(5):
    weights, steps = sgd_step(weights, steps, np.ones(3, np.float32))
print("weights:", weights)
print("steps:", steps)
