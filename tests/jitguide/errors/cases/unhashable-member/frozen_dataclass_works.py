from dataclasses import dataclass

import jax
import numpy as np


@dataclass(frozen=True)
class Config:
    sizes: list


sized = jax.jit(lambda x, config: x, static_argnums=1)
result = sized(1.0, Config((2, 3)))
print(result)
np.testing.assert_allclose(result, 1.0, rtol=1e-6)
