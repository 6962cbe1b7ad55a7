from functools import partial

import jax
import numpy as np


class Table:
    def __init__(self, values):
        self.values = np.array(values)
        self.values.flags.writeable = False
        self.key = (self.values.dtype.str, self.values.shape, self.values.tobytes())

    def __hash__(self):
        return hash(self.key)

    def __eq__(self, other):
        return type(other) is type(self) and self.key == other.key


@partial(jax.jit, static_argnames=["table"])
def lookup(i, table):
    print("tracing for", table.values)
    return jax.numpy.asarray(table.values)[i]


print(lookup(1, Table([10, 20])), lookup(0, Table([10, 20])), lookup(0, Table([30])))
