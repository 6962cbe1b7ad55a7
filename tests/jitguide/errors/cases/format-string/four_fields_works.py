# needs jax >= 0.4.38
import jax
import jax.numpy as jnp
import numpy as np


def progress(epoch, total, loss, hits):
    jax.debug.print("epoch {:>3} of {}: loss {:.4f}, {:.1%}", epoch, total, loss, hits.mean())


@jax.jit
def step(weights, x):
    loss = jnp.mean((x @ weights) ** 2)
    progress(3, 10, loss, x > 0)
    return weights - 0.1 * loss


result = step(jnp.ones(2), jnp.eye(2))
jax.effects_barrier()
np.testing.assert_allclose(result, [0.9, 0.9], rtol=1e-6)
assert np.all(result > 0)
