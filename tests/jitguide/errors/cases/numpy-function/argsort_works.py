import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def best_first(scores):
    order = jnp.argsort(-scores)
    return scores[order]


out = best_first(jnp.array([2.0, 5.0, 3.0]))
np.testing.assert_allclose(out, [5.0, 3.0, 2.0])
