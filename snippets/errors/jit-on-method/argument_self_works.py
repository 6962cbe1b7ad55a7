import jax
import jax.numpy as jnp


@jax.jit
def scale(factor, x):
    return factor * x


class Scaler:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return scale(self.factor, x)


print(Scaler(2.0)(jnp.ones(2)))
