import jax
import jax.numpy as jnp


class Smoother:
    def __init__(self, width):
        self.kernel = jnp.ones(width)

    def smooth(self, signal, mode):
        return jnp.convolve(signal, self.kernel, mode=mode)


smooth = Smoother(2).smooth
y = jax.jit(smooth, static_argnames=["mode"])(jnp.arange(3.0), "same")
assert y.tolist() == [0, 1, 3]
