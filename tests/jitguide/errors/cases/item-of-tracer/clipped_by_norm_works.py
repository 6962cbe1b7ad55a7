import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def clipped(grad):
    norm = jnp.sqrt(jnp.vdot(grad, grad))
    return grad * jnp.minimum(1.0, 2.0 / norm)


np.testing.assert_allclose(clipped(jnp.array([3.0, 4.0])), [1.2, 1.6], rtol=1e-6)
