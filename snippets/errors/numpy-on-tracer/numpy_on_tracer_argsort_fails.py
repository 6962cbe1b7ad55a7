import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def best(scores):
    order = np.argsort(scores)
    return scores[order[-1]]


print(best(jnp.array([2.0, 5.0, 3.0])))  # raises TypeError
