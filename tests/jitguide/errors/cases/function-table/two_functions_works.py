import jax
import jax.numpy as jnp
import numpy as np

functions = (jnp.sin, jnp.cos)


@jax.jit
def applied(choice, x):
    return jax.lax.switch(choice, functions, x)


result = applied(0, 1.0)
print(result)
np.testing.assert_allclose(result, np.sin(1.0), rtol=1e-6)
