# argument: weights
# pasted above its traceback

import jax
import jax.numpy as jnp


class Risk:
    def __init__(self, covariance):
        self.covariance = covariance
        self.variance = jax.jit(self._variance)

    def _variance(self, weights):
        assert weights.sum() < 1.5, "weights"  # raises TracerBoolConversionError
        return weights @ self.covariance @ weights


risk = Risk(jnp.eye(2))
out = risk.variance(jnp.array([0.5, 0.5]))
