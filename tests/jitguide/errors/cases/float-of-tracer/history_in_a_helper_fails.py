# argument: x

import jax

series = {"error": []}


def record(name, value):
    series[name].append(float(value))  # raises ConcretizationTypeError


@jax.jit
def halved(x):
    error = x / 2
    record("error", error)
    return error


half = halved(4.0)
