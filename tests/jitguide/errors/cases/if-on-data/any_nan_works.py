import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def update(weights, step):
    new = weights - step
    return jnp.where(jnp.isnan(new).any(), weights, new)


result = update(jnp.ones(2), jnp.array([1.0, jnp.nan]))
print(result)
np.testing.assert_array_equal(result, [1, 1])
