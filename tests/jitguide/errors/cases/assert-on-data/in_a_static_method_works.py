import jax
import jax.numpy as jnp
from jax.experimental import checkify


class Risk:
    def __init__(self, scale):
        self.scale = scale

    def variance(self, weights):
        checkify.check(weights.sum() < 1.5, "weights")
        return self.scale * weights @ weights


risk = Risk(2.0)
checked = jax.jit(checkify.checkify(risk.variance))
error, out = checked(jnp.array([0.5, 0.5]))
error.throw()
assert out == 1.0
