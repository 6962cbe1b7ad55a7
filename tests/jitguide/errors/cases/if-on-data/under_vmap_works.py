import jax
import jax.numpy as jnp
import numpy as np


def relu(x):
    return jnp.where(x > 0, x, 0.0)


result = jax.vmap(relu)(jnp.array([-1.0, 2.0]))
print(result)
np.testing.assert_allclose(result, [0.0, 2.0], rtol=1e-6)
