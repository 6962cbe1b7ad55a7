import jax
import numpy as np

history = []


@jax.jit
def energy(x):
    value = (x * x).sum()
    history.append(value)
    return value


print("returned:", energy(np.ones(3)))
print("kept:", history[0])
print(history[0] + 1)  # raises UnexpectedTracerError
