import jax
import jax.numpy as jnp
import numpy as np


def volume(heights, lengths):
    return jnp.vdot(heights["left"], lengths[0]) + jnp.sum(lengths[1])


lengths = [jnp.arange(2), jnp.arange(3)]
heights = {"left": jnp.array([0.5, 1.5])}
changes = jax.grad(volume, argnums=(0, 1))
lengths = jax.tree.map(lambda a: jnp.asarray(a, float), lengths)
of_heights, of_lengths = changes(heights, lengths)
np.testing.assert_allclose(of_heights["left"], [0.0, 1.0])
np.testing.assert_allclose(of_lengths[0], [0.5, 1.5])
np.testing.assert_allclose(of_lengths[1], np.ones(3))
