import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(order, points):
    return jnp.sum(points**order)


order = 2
points = np.array([1.0, 3.0])
print(total(order, points))
assert total(order, points) == 10
