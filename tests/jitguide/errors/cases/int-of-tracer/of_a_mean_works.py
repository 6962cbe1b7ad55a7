import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def middle(x):
    center = jnp.mean(x)
    return center.astype(int)


result = middle(jnp.array([1.0, 2.0, 6.0]))
print(result)
np.testing.assert_array_equal(result, 3)
