import jax
import numpy as np


class Config:
    def __init__(self, sizes):
        self.sizes = sizes

    def __hash__(self):
        return hash(self.sizes)

    def __eq__(self, other):
        return self.sizes == other.sizes


sized = jax.jit(lambda x, config: x, static_argnums=1)
result = sized(1.0, Config((2, 3)))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
