import jax
import jax.numpy as jnp


class Optics:
    def __init__(self, size):
        self.size = size

    def pupil(self, radius):
        """A disc of this radius."""
        r = jnp.abs(jnp.linspace(-1.0, 1.0, self.size))
        return jnp.where(r < radius, 1.0, 0.0)

    def power(self, wave, radius):
        mask = self.pupil(radius)
        return self.size * jnp.sum(wave * mask)


optics = Optics(5)
power = jax.jit(optics.power)(jnp.ones(5), 0.7)
again = optics.power(jnp.ones(5), 0.3)
assert (power, again) == (15.0, 5.0)
