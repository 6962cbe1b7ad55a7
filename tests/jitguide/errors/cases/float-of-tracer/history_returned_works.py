import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def train(w, x):
    history = []
    for _ in range(2):
        loss = jnp.sum((w * x) ** 2)
        history.append(loss)
        w = w - 0.1 * loss
    return w, history


w, out = train(1.0, jnp.ones(2))
np.testing.assert_allclose(out, [2.0, 2 * 0.8**2], rtol=1e-6)
