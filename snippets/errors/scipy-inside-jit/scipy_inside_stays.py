import jax
import numpy as np
import scipy.optimize


@jax.jit
def bowl(p):
    return ((p - 3.0) ** 2).sum()


print("seen by JAX:", bowl(np.zeros(2) + 1e-8) - bowl(np.zeros(2)))
result = scipy.optimize.minimize(bowl, np.zeros(2))
print(result.x, result.success, result.nit)

jax.config.update("jax_enable_x64", True)
result = scipy.optimize.minimize(bowl, np.zeros(2))
print(result.x.round(3), result.success)
