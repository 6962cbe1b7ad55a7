import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def spread(x):
    valid = ~jnp.isnan(x)
    clean = x
    return jnp.sum((clean - clean.mean(where=valid)) ** 2, where=valid)


out = spread(jnp.array([1.0, jnp.nan, 3.0]))
np.testing.assert_allclose(out, 2.0, rtol=1e-6)
