# argument: x
# on other versions: numpy-array-of-tracers

import jax
import jax.numpy as jnp
import numpy as np


class Model:
    def step(self, x):
        self.last = x * 2
        return x + 1


model = Model()
jax.jit(model.step)(jnp.ones(2))
np.asarray(model.last)  # raises TracerArrayConversionError
