import jax
import jax.numpy as jnp
import numpy as np


def padded(x, widths):
    return jnp.pad(x, widths)


widths = [1, 2]
pad = jax.jit(padded, static_argnums=1)
result = pad(jnp.ones(1), tuple(widths))
print(result)
np.testing.assert_array_equal(result, [0.0, 1.0, 0.0, 0.0])
