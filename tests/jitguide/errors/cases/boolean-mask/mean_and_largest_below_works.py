import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def summary(x):
    valid = ~jnp.isnan(x)
    clean = x
    return x.mean(where=valid), x.max(where=valid, initial=-jnp.inf)


out = summary(jnp.array([1.0, jnp.nan, 3.0]))
np.testing.assert_allclose(out, [2, 3], rtol=1e-6)
