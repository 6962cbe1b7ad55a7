import jax
import jax.numpy as jnp
import numpy as np


def step(total, x):
    return total + x


result = jax.lax.scan(lambda carry, x: (step(carry, x), None), 0.0, jnp.arange(3.0))[0]
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
