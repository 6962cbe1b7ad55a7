import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def step(position):
    position = position + 1
    done = jnp.all(position == 4)
    position = jnp.where(done, jnp.zeros(2, int), position)
    return position


result = step(jnp.array([3, 3]))
print(result)
np.testing.assert_array_equal(result, [0, 0])
