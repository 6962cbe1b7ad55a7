import jax
import jax.numpy as jnp
import numpy as np


def growth(times, order):
    return jnp.sum(times**order)


rate_of = jax.grad(growth)
np.testing.assert_allclose(rate_of(jnp.asarray(jnp.arange(3), float), 2), [0.0, 2.0, 4.0])
