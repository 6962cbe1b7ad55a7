import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def same(x, y):
    return np.array_equal(x, y), jnp.array_equal(x, y)


x = jnp.array([1.0, 2.0])
print("without jit:", np.array_equal(x, x))
print("with jit:   ", *same(x, x))
