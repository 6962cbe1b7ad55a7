import jax
import jax.numpy as jnp
import numpy as np


def step(total, x):
    return total + x, total * 2


_, kept = jax.lax.scan(step, 0.0, jnp.arange(3.0))
result = kept[0] + 1
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
