import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def total(x):
    return jax.scipy.special.logsumexp(x)


result = total(jnp.ones(3))
print(result)
np.testing.assert_allclose(result, np.log(3 * np.e), rtol=1e-6)
