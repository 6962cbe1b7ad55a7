import jax
import jax.numpy as jnp


class Polynomial:
    def __init__(self, degree):
        self.degree = degree

    def powers(self, x):
        return x ** jnp.arange(int(self.degree) + 1)


@jax.jit
def value(x):
    return Polynomial(2).powers(x).sum()


assert value(2.0) == 7.0
