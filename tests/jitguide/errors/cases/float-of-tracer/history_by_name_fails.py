# argument: x

import collections

import jax


class History:
    def __init__(self):
        self.series = collections.defaultdict(list)

    def record(self, name, scalar):
        self.series[name].append(float(scalar))  # raises ConcretizationTypeError


history = History()


@jax.jit
def halved(x):
    error = x / 2
    history.record("error", error)
    return error


halved(4.0)
