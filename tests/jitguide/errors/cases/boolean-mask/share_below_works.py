import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def share(x, keep):
    kept = jnp.where(keep, x, 0)
    return jnp.sum(kept) / jnp.sum(kept**2)


result = share(jnp.array([1.0, 3.0, 9.0]), jnp.array([True, True, False]))
np.testing.assert_allclose(result, 4 / 10, rtol=1e-6)
