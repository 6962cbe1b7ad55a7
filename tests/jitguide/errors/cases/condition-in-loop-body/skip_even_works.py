import jax
import jax.numpy as jnp
import numpy as np


def step(total, i):
    return jnp.where(i % 2, total, total + i), None


result = jax.lax.scan(step, 0, jnp.arange(5))[0]
print(result)
np.testing.assert_array_equal(result, 6)
