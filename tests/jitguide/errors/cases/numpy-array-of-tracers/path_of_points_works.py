import jax
import numpy as np

path = []


@jax.jit
def moved(point):
    return point + 1


point = jax.numpy.zeros(2)
for _ in range(2):
    point = moved(point)
    path.append(np.asarray(point))
assert np.stack(path).tolist() == [[1.0, 1.0], [2.0, 2.0]]
