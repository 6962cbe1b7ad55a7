# on other versions: missing-argument
# argument: signal.samples
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np


@jax.tree_util.register_dataclass
@dataclass
class Signal:
    samples: jax.Array

    def __post_init__(self):
        self.samples = np.asarray(self.samples)  # raises TracerArrayConversionError


@jax.jit
def power(signal):
    return jnp.mean(signal.samples**2)


print(power(Signal(jnp.array([1.0, 3.0]))))
