import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def cleared(x, start):
    return x.at[start + jnp.arange(2)].set(0.0)


result = cleared(jnp.ones(5), 1)
print(result)
np.testing.assert_array_equal(result, [1, 0, 0, 1, 1])
