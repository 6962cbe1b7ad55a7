import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def positive(x):
    index = x > 0
    return x.sum(where=index)


out = positive(jnp.array([-1.0, 2.0]))
np.testing.assert_allclose(out, 2.0, rtol=1e-6)
