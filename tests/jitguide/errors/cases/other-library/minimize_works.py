import jax
import jax.numpy as jnp
import jax.scipy.optimize


def loss(x):
    return jnp.sum((x - 2.0) ** 2)


@jax.jit
def fit(start):
    return jax.scipy.optimize.minimize(loss, start, method="BFGS").x


assert abs(fit(jnp.zeros(2)) - 2).max() < 0.01
