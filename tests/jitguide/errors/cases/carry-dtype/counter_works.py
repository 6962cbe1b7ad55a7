import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def running(start, xs):
    return jax.lax.scan(lambda total, x: (total + x, total), jnp.asarray(start, jnp.float32), xs)[0]


result = running(jnp.zeros((), int), jnp.ones(3))
print(result)
np.testing.assert_allclose(result, 3.0, rtol=1e-6)
