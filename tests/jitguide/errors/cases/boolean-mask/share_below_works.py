import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def share(x, keep):
    kept = x
    return jnp.sum(kept, where=keep) / jnp.sum(kept**2, where=keep)


result = share(jnp.array([1.0, 3.0, 9.0]), jnp.array([True, True, False]))
np.testing.assert_allclose(result, 4 / 10, rtol=1e-6)
