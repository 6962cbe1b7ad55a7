from fractions import Fraction

import jax
import jax.numpy as jnp
import numpy as np


class Frame:
    def __init__(self, rows):
        self.rows = rows

    def __array__(self, dtype=None, copy=None):
        return np.asarray(self.rows, dtype)


@jax.jit
def total(x):
    return jnp.sum(x)


arguments = {
    "Frame": Frame([1.0, 2.0]),
    "dtype=object": np.array([1.0, Fraction(2)]),
    "Fraction": Fraction(2),
}
for text, argument in arguments.items():
    try:
        total(argument)
    except TypeError:
        print(f"{text:12} TypeError, converted:", total(np.asarray(argument, np.float32)))
