import jax
import jax.numpy as jnp
import numpy as np


def waves(t):
    return jnp.stack([jnp.sin(t), jnp.exp(2 * t)])


speeds = jax.jit(jax.jacobian(waves))
np.testing.assert_allclose(speeds(0.5), [np.cos(0.5), 2 * np.exp(1.0)], rtol=1e-6)
