import jax
import jax.numpy as jnp
import numpy as np


def created(scale):
    return {"w": scale * jnp.ones(3), "b": scale}


def update(params, x, y):
    error = x @ params["w"] + params["b"] - y
    return {"w": params["w"] - 0.1 * error @ x, "b": params["b"] - 0.1 * error.sum()}


update_all = jax.vmap(update, in_axes=(0, None, None))
params = jax.vmap(created)(jnp.array([1.0, 2.0]))
x, y = jnp.ones((4, 3)), jnp.zeros(4)
params = update_all(params, x, y)
for n, scale in enumerate([1.0, 2.0]):
    error = np.full(4, 3 * scale + scale)
    np.testing.assert_allclose(params["w"][n], scale - 0.1 * error.sum(), rtol=1e-5)
    np.testing.assert_allclose(params["b"][n], scale - 0.1 * error.sum(), rtol=1e-5)
