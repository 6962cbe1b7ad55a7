import jax
import jax.numpy as jnp
from jax.experimental import checkify


class Smoother:
    def __init__(self, decay):
        self.decay = decay
        self.advance = jax.jit(checkify.checkify(self._advance))

    def _advance(self, level, gain, x):
        checkify.check(gain[0, 0] > 0, "the gain stays positive")
        return level + gain[0, 0] * (x - level), gain * self.decay

    def run(self, xs):
        level, gain = 0.0, jnp.ones((1, 1))
        for x in xs:
            error, (level, gain) = self.advance(level, gain, x)
            error.throw()
        return level


out = Smoother(0.5).run([1.0, 2.0])
assert out == 1.5
