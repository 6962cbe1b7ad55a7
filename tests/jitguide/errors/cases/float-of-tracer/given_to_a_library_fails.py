# argument: a

import ctypes

import jax
import numpy as np


class Variable:
    def set_value(self, value):
        self.value = ctypes.c_double(value)
        return np.float32(value**2)


variable = Variable()


@jax.jit
def loss(a):
    return variable.set_value(float(a))  # raises ConcretizationTypeError


loss(3.0)
