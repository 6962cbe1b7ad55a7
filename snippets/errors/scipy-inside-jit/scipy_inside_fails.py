import jax
import jax.numpy as jnp
import scipy.optimize


@jax.jit
def fit(target):
    def distance(p):
        return ((p - target) ** 2).sum()

    return scipy.optimize.minimize(distance, jnp.zeros(2)).x  # raises TracerArrayConversionError


print(fit(jnp.array([1.0, 2.0])))
