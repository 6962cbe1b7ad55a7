import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def predict(x, weights):
    return x @ weights


result = predict(jnp.ones(2), weights=np.ones(2))
print(result)
np.testing.assert_allclose(result, 2.0, rtol=1e-6)
