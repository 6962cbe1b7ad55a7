import jax
import jax.numpy as jnp


class Smoother:
    def __init__(self, width):
        self.kernel = jnp.ones(width)

    def apply(self, signal, mode):
        return jnp.convolve(signal, self.kernel, mode=mode)


smoother = Smoother(2)
apply = jax.jit(smoother.apply, static_argnames=["mode"])
y = apply(jnp.arange(3.0), "same")
assert y.tolist() == [0, 1, 3]
