import jax
import jax.numpy as jnp


class Simulation:
    def __init__(self):
        self.position = jnp.zeros(3)

    def reset(self, start):
        self.position = self.position * 0 + start


simulation = Simulation()
jax.jit(simulation.reset)(1.0)
print(simulation.position.sum())  # raises UnexpectedTracerError
