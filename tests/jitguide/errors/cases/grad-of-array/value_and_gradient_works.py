import jax.numpy as jnp
import numpy as np
from jax import value_and_grad


class Fit:
    def __init__(self, delta):
        self.delta = delta

    def huber(self, coef, volts, celsius):
        error = jnp.abs(volts * coef - celsius)
        return jnp.where(error < self.delta, error**2 / 2, self.delta * error)

    def step(self, coef, volts, celsius):
        loss, g = value_and_grad(lambda *args: jnp.mean(self.huber(*args)), argnums=0)(
            coef, volts, celsius
        )
        return coef - 0.1 * g, loss


coef, loss = Fit(1.0).step(jnp.float32(2.0), jnp.array([1.0, 2.0]), jnp.array([2.5, 3.0]))
np.testing.assert_allclose(
    (coef, loss), (2.0 - 0.1 * (-0.5 + 2.0) / 2, (0.125 + 1.0) / 2), rtol=1e-6
)
assert loss > 0
