import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def positive(x):
    return jnp.where(x > 0, x, 0) * 2


out = positive(jnp.array([-1.0, 2.0]))
np.testing.assert_allclose(out, [0, 4], rtol=1e-6)
