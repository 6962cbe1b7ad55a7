import jax
import jax.numpy as jnp
import jax.scipy.optimize


@jax.jit
def fit(target):
    def distance(p):
        return ((p - target) ** 2).sum()

    return jax.scipy.optimize.minimize(distance, jnp.zeros(2), method="BFGS").x


print(fit(jnp.array([1.0, 2.0])).round(3))
