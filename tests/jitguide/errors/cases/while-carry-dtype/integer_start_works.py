import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def halved(x):
    return jax.lax.while_loop(lambda x: x > 1, lambda x: x / 2, jnp.asarray(x, jnp.float32))


result = halved(jnp.int32(20))
print(result)
np.testing.assert_allclose(result, 0.625, rtol=1e-6)
