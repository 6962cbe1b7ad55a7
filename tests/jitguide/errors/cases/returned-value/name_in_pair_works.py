import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def evaluate(w, x):
    y = w * x
    return y.mean()


mean = evaluate(2.0, jnp.arange(3.0))
out = mean + 4
np.testing.assert_allclose(out, 6.0, rtol=1e-6)
