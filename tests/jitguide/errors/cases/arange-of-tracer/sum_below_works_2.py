import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def below(n):
    return jnp.sum(jnp.where(jnp.arange(8) < n, jnp.arange(8), 0))


result = below(4)
print(result)
np.testing.assert_allclose(result, sum(range(4)), rtol=1e-6)
