import jax
import jax.numpy as jnp
import numpy as np


def loss(w, x):
    return jnp.sum((w * x) ** 2)


out = jax.grad(loss)(jnp.asarray(jnp.arange(3), float), 2.0)
np.testing.assert_allclose(out, [0, 8, 16], rtol=1e-6)
