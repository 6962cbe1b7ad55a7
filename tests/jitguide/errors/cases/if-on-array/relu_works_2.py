import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def relu(x):
    return jax.lax.cond(jnp.any(x > 0), lambda: x, lambda: -x)


result = relu(jnp.array([-1.0, 2.0]))
print(result)
np.testing.assert_allclose(result, [-1.0, 2.0], rtol=1e-6)
