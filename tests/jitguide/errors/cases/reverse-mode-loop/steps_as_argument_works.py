import jax
import numpy as np


def decayed(x, steps):
    return jax.lax.fori_loop(0, steps, lambda _, y: 0.5 * y, x)


result = jax.jit(jax.grad(decayed), static_argnums=1)(1.0, 2)
print(result)
np.testing.assert_allclose(result, 0.25, rtol=1e-6)
