import jax
import jax.numpy as jnp


class Meter:
    def __init__(self):
        self.total = 0.0

    def add(self, loss):
        self.total = self.total + loss


meter = Meter()


@jax.jit
def step(w, x):
    meter.add(jnp.mean(w * x))
    return w - 0.1


w = step(1.0, jnp.ones(3))
print(w, meter.total + 0.0)  # raises UnexpectedTracerError
