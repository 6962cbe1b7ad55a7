import functools

import jax


class Model:
    weight = 2.0

    def apply(self, x):
        return self.weight * x


@functools.partial(jax.jit, static_argnames=["f"])
def twice(f, x):
    print("tracing")
    return f(f(x))


model = Model()
print(twice(model.apply, 1.0))
model.weight = 5.0
print(twice(model.apply, 1.0))
print(twice(Model().apply, 1.0))
