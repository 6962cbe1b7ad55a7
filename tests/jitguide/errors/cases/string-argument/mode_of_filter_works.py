import jax
import jax.numpy as jnp
import numpy as np


def pad(x, mode):
    return jnp.pad(x, 1, mode=mode)


result = jax.jit(pad, static_argnames=["mode"])(jnp.arange(3), "edge")
print(result)
np.testing.assert_array_equal(result, [0, 0, 1, 2, 2])
