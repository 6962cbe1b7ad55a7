import jax
import jax.numpy as jnp
import numpy as np


def expand(features, lengths):
    return jnp.repeat(features, lengths, total_repeat_length=3)


lengths = jnp.array([2, 1])
out = jax.jit(expand)(jnp.array([1.0, 3.0]), lengths)
np.testing.assert_allclose(out, [1, 1, 3], rtol=1e-6)
