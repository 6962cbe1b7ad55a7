import jax
import jax.numpy as jnp
import numpy as np


def step(total, x):
    total = total + jnp.where(x > 0, x, 0.0)
    return total, total


result = jax.lax.scan(step, 0.0, jnp.array([1.0, -2.0, 3.0]))[0]
print(result)
np.testing.assert_allclose(result, 4.0, rtol=1e-6)
