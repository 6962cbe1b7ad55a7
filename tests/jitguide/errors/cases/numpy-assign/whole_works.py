import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def copied(x):
    out = jnp.zeros(3)
    out = out.at[:].set(x)
    return out


result = copied(jnp.ones(3))
print(result)
np.testing.assert_allclose(result, np.ones(3), rtol=1e-6)
