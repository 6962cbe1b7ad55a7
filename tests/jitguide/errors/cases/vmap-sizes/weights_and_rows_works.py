import jax
import jax.numpy as jnp
import numpy as np


def predict(weights, row):
    return weights @ row


weights, rows = jnp.ones(2), jnp.ones((3, 2))
result = jax.vmap(predict, in_axes=(None, 0))(weights, rows)
print(result)
np.testing.assert_allclose(result, [2.0, 2.0, 2.0], rtol=1e-6)
