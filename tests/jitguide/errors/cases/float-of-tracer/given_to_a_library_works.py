import ctypes

import jax
import jax.numpy as jnp
import numpy as np


class Variable:
    def set_value(self, value):
        self.value = ctypes.c_double(value)
        return np.float32(value**2)


variable = Variable()


def set_number(a):
    return variable.set_value(float(a))


@jax.jit
def loss(a):
    return jax.pure_callback(set_number, jax.ShapeDtypeStruct((), jnp.float32), a)


assert loss(3.0) == 9.0
