import jax
import jax.numpy as jnp
import numpy as np


def total(x, w):
    return jnp.sum(x * w)


slope_of = jax.grad(total, argnums=1)
x = jnp.array([1, 2])
w = jnp.array([3, 4])
w = jnp.asarray(w, float)
np.testing.assert_allclose(slope_of(x, w), [1.0, 2.0])
