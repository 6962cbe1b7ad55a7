import jax


@jax.jit
def step(x, counter):
    counter = counter + 1
    return x * counter, counter


class Model:
    def __init__(self):
        self.counter = 0

    def step(self, x):
        result, self.counter = step(x, self.counter)
        return result


model = Model()
print([float(model.step(10.0)) for _ in range(3)], model.counter)
