import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def flag(x):
    return jnp.where(jnp.any(x > 0), 1, 0)


result = flag(jnp.ones((2, 2)))
print(result)
np.testing.assert_array_equal(result, 1)
