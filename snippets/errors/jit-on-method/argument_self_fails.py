import jax
import jax.numpy as jnp


class Scaler:
    def __init__(self, factor):
        self.factor = factor

    @jax.jit
    def __call__(self, x):
        return self.factor * x


print(Scaler(2.0)(jnp.ones(2)))  # raises TypeError
