# argument: n

import jax
import jax.numpy as jnp
from scipy.special import gammaln


@jax.jit
def log_choose(n, k):
    return gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)  # raises TracerArrayConversionError


log_choose(jnp.array([5.0, 6.0]), jnp.array([2.0, 3.0]))
