import functools

import jax


class Model:
    weight = 2.0


def apply(weight, x):
    return weight * x


@functools.partial(jax.jit, static_argnames=["f"])
def twice(f, weight, x):
    print("tracing")
    return f(weight, f(weight, x))


model = Model()
print(twice(apply, model.weight, 1.0))
model.weight = 5.0
print(twice(apply, model.weight, 1.0))
print(twice(apply, Model().weight, 1.0))
