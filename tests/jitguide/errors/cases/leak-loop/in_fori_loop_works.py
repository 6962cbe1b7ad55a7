import jax
import jax.numpy as jnp
import numpy as np


def body(total, i):
    return total + i, total


total, kept = jax.lax.scan(body, 0.0, jnp.arange(0, 3))
result = kept[0] + 1
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
