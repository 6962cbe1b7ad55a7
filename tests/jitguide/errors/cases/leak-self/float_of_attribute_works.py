import jax


class Model:
    def step(self, x):
        return x * 2


model = Model()
step = jax.jit(model.step)
model.last = step(1.0)
assert float(model.last) == 2
