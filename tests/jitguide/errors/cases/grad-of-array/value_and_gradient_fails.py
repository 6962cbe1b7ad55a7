import jax.numpy as jnp
from jax import value_and_grad


class Fit:
    def __init__(self, delta):
        self.delta = delta

    def huber(self, coef, volts, celsius):
        error = jnp.abs(volts * coef - celsius)
        return jnp.where(error < self.delta, error**2 / 2, self.delta * error)

    def step(self, coef, volts, celsius):
        loss, g = value_and_grad(self.huber, argnums=0)(coef, volts, celsius)  # raises TypeError
        return coef - 0.1 * g, loss


Fit(1.0).step(jnp.float32(2.0), jnp.array([1.0, 2.0]), jnp.array([2.5, 3.0]))
