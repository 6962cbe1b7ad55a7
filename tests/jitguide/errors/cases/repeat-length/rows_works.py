import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def expanded(x, counts):
    return jnp.repeat(x, counts, axis=0, total_repeat_length=3)


result = expanded(jnp.ones((2, 3)), jnp.array([2, 1])).shape
print(result)
np.testing.assert_array_equal(result, (3, 3))
