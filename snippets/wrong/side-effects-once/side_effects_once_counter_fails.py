from functools import partial

import jax


class Model:
    def __init__(self):
        self.counter = 0

    @partial(jax.jit, static_argnums=0)
    def step(self, x):
        self.counter += 1
        return x * self.counter


model = Model()
print([float(model.step(10.0)) for _ in range(3)], model.counter)
