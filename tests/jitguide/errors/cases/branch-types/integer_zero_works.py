import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def rectified(x):
    return jax.lax.cond(x > 0, lambda x: x, lambda x: jnp.asarray(0, jnp.float32), x)


result = rectified(jnp.float32(-2.0))
print(result)
np.testing.assert_allclose(result, 0.0, rtol=1e-6)
