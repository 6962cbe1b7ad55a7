import jax
import jax.numpy as jnp
import numpy as np


def growth(times, order):
    return jnp.sum(times**order)


rate_of = jax.grad(growth, argnums=1)
result = rate_of(jnp.arange(3), 2.0)
np.testing.assert_allclose(result, 4 * np.log(2.0), rtol=1e-6)
