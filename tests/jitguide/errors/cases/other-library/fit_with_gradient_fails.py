# argument: start
import jax
import jax.numpy as jnp
from scipy import optimize


def both(x, y):
    return jax.value_and_grad(lambda x: jnp.sum((x - y) ** 2))(x)


@jax.jit
def fit(start, y):
    best = optimize.minimize(both, start, args=(y,), jac=True)  # raises TracerArrayConversionError
    return best.x


fit(jnp.zeros(2), jnp.ones(2))
