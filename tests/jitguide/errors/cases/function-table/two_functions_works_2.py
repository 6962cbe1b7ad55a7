import functools

import jax
import jax.numpy as jnp
import numpy as np

functions = (jnp.sin, jnp.cos)


@functools.partial(jax.jit, static_argnames=["choice"])
def applied(choice, x):
    return functions[choice](x)


result = applied(0, 1.0)
print(result)
np.testing.assert_allclose(result, np.sin(1.0), rtol=1e-6)
