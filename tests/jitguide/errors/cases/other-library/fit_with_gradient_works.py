import jax
import jax.numpy as jnp
import numpy as np
from scipy import optimize


def both(x, y):
    return jax.value_and_grad(lambda x: jnp.sum((x - y) ** 2))(x)


def fit(start, y):
    best = optimize.minimize(jax.jit(both), start, args=(y,), jac=True)
    return best.x


result = fit(jnp.zeros(2), jnp.ones(2))
np.testing.assert_allclose(result, [1.0, 1.0], rtol=1e-5)
assert result.shape == (2,)
