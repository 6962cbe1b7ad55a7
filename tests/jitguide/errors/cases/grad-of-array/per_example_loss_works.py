import jax
import jax.numpy as jnp
import numpy as np


def errors(w):
    return (w * jnp.arange(3.0)) ** 2


result = jax.grad(lambda *args: jnp.sum(errors(*args)))(2.0)
print(result)
np.testing.assert_allclose(result, 2 * 2.0 * (0 + 1 + 4), rtol=1e-6)
