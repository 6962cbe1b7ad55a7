# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.custom_vjp
def relax(x):
    return x**3


relax.defvjp(lambda x: (relax(x), x), lambda x, g: (3 * x**2 * g,))  # raises TypeError


class Fit:
    def __init__(self, times):
        self.times = times

    def misfit(self, parameters):
        return jnp.sum(relax(parameters[0] * self.times + parameters[1]))


fit = Fit(jnp.arange(3.0))
curvature = jax.jit(jax.hessian(fit.misfit))
print(curvature(jnp.array([1.0, 2.0])))
