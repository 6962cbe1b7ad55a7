import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def positives(values):
    return [jnp.where(x > 0, x, 0.0) for x in values]


result = positives(jnp.array([-1.0, 2.0]))
print(result)
np.testing.assert_allclose(result, [0.0, 2.0], rtol=1e-6)
