import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def framed(x):
    out = jnp.zeros(3)
    out = out.at[0].set(x)
    return out


result = framed(jnp.float32(1.0))
print(result)
np.testing.assert_allclose(result, [1.0, 0.0, 0.0], rtol=1e-6)
