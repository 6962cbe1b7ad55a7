# argument: gain
# pasted above its traceback

import jax
import jax.numpy as jnp


class Smoother:
    def __init__(self, decay):
        self.decay = decay
        self.advance = jax.jit(self._advance)

    def _advance(self, level, gain, x):
        assert gain[0, 0] > 0, "the gain stays positive"  # raises TracerBoolConversionError
        return level + gain[0, 0] * (x - level), gain * self.decay

    def run(self, xs):
        level, gain = 0.0, jnp.ones((1, 1))
        for x in xs:
            level, gain = self.advance(level, gain, x)
        return level


out = Smoother(0.5).run([1.0, 2.0])
