import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(order, points):
    return jnp.sum(points**order)


nodes = np.array([1.0, 3.0])
print(total(2, nodes))
assert total(2, nodes) == 10
