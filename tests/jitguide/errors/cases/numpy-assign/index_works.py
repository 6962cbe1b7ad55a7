import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def one_hot(index):
    out = jnp.zeros(3)
    out = out.at[index].set(1.0)
    return out


result = one_hot(1)
print(result)
np.testing.assert_allclose(result, [0.0, 1.0, 0.0], rtol=1e-6)
