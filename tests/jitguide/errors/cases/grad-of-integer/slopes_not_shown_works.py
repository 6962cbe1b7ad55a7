import jax
import jax.numpy as jnp
import numpy as np


def energy(charges, places):
    return jnp.sum(charges * places**2)


force = jax.grad(energy, argnums=1)
charges, places = jnp.array([0.5, 1.0]), jnp.array([3, -2])
places = jax.tree.map(lambda a: jnp.asarray(a, float), places)
np.testing.assert_allclose(force(charges, places), [3.0, -4.0])
