import jax
import jax.numpy as jnp
from jax.experimental import checkify


class Risk:
    def __init__(self, covariance):
        self.covariance = covariance
        self.variance = jax.jit(checkify.checkify(self._variance))

    def _variance(self, weights):
        checkify.check(weights.sum() < 1.5, "weights")
        return weights @ self.covariance @ weights


risk = Risk(jnp.eye(2))
error, out = risk.variance(jnp.array([0.5, 0.5]))
error.throw()
assert out == 0.5
