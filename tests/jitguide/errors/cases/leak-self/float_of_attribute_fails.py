# argument: x
# on other versions: float-of-tracer

import jax


class Model:
    def step(self, x):
        self.last = x * 2
        return x + 1


model = Model()
jax.jit(model.step)(1.0)
float(model.last)  # raises ConcretizationTypeError
