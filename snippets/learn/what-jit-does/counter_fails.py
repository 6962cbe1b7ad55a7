import jax
import numpy as np

steps = 0


@jax.jit
def sgd_step(weights, gradient):
    global steps
    steps += 1
    return weights - 0.1 * gradient


weights = np.zeros(3, np.float32)
for _ in range(5):
    weights = sgd_step(weights, np.ones(3, np.float32))
print("weights:", weights)
print("steps:", steps)
