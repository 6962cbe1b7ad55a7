import jax
import jax.numpy as jnp
import numpy as np
import scipy.optimize


@jax.jit
@jax.value_and_grad
def distance(p, target):
    print("tracing")
    return ((p - target) ** 2).sum()


def fit(target):
    def objective(p):
        value, slope = distance(jnp.asarray(p), target)
        return float(value), np.asarray(slope, float)

    return scipy.optimize.minimize(objective, np.zeros(2), jac=True).x


print(fit(jnp.array([1.0, 2.0])).round(3))
