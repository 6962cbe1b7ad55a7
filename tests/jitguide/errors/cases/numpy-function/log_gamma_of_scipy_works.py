import jax
import jax.numpy as jnp
import numpy as np
from jax.scipy.special import gammaln


@jax.jit
def log_choose(n, k):
    return gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)


ways = log_choose(jnp.array([5.0, 6.0]), jnp.array([2.0, 3.0]))
np.testing.assert_allclose(ways, np.log([10.0, 20.0]), rtol=1e-5)
assert ways.shape == (2,)
