import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def attended(cache, query, pos):
    past = cache
    scores = past @ query
    scores = jnp.where(jnp.arange(cache.shape[0]) < pos + 1, scores, -jnp.inf)
    return jax.nn.softmax(scores) @ past


out = attended(jnp.array([[1.0, 0.0], [0.0, 2.0], [9.0, 9.0]]), jnp.ones(2), 1)
weights = np.exp([1.0, 2.0]) / np.exp([1.0, 2.0]).sum()
np.testing.assert_allclose(out, [weights[0], 2 * weights[1]], rtol=1e-5)
