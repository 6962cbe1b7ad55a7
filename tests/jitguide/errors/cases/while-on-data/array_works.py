import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def counted_down(x):
    return jax.lax.while_loop(lambda x: jnp.any(x > 0), lambda x: x - 1, x)


result = counted_down(jnp.array([1.0, 2.0]))
print(result)
np.testing.assert_allclose(result, [-1.0, 0.0], rtol=1e-6)
