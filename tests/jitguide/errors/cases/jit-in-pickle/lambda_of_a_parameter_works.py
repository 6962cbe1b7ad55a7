import math
import pickle

import jax
import jax.numpy as jnp


class Bump:
    def __init__(self, width):
        self.width = width
        self.shape = jax.jit(lambda t: jnp.exp(-((t / width) ** 2)))

    def __getstate__(self):
        return {name: value for name, value in vars(self).items() if name != "shape"}

    def __setstate__(self, state):
        vars(self).update(state)
        self.shape = jax.jit(lambda t: jnp.exp(-((t / self.width) ** 2)))


bump = pickle.loads(pickle.dumps(Bump(2.0)))
assert math.isclose(bump.shape(2.0), math.exp(-1), rel_tol=1e-5)
