import jax
import numpy as np
import scipy.optimize


@jax.jit
@jax.value_and_grad
def bowl(p):
    return ((p - 3.0) ** 2).sum()


scipy.optimize.minimize(bowl, np.zeros(2), jac=True, method="SLSQP")  # raises error
