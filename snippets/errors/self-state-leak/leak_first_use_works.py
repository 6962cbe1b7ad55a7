import jax
import jax.numpy as jnp


class Smoother:
    def weights(self, width):
        return jnp.exp(-jnp.arange(3) / width)

    def smooth(self, x, width):
        weights = self.weights(width)
        return x @ weights


smoother = Smoother()
print(jax.jit(smoother.smooth)(jnp.ones(3), 2.0))
print(smoother.smooth(jnp.ones(3), 2.0))
