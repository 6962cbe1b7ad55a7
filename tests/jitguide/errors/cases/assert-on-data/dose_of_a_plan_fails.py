# argument: doses
# pasted above its traceback

import jax
import jax.numpy as jnp


class Plan:
    def __init__(self, half_life):
        self.half_life = half_life
        self.level = jax.jit(self._level)

    def _level(self, doses):
        assert doses[:, 1].min() >= 0  # raises TracerBoolConversionError
        return (doses[:, 1] * 0.5 ** (doses[:, 0] / self.half_life)).sum()

    def total(self, doses):
        return self.level(doses)


out = Plan(2.0).total(jnp.array([[2.0, 4.0], [0.0, 1.0]]))
