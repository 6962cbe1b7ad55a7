# on other versions: missing-argument
# argument: sample.values
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Sample:
    values: jax.Array

    def __post_init__(self):
        self.mean = float(self.values.mean())  # raises ConcretizationTypeError


@jax.jit
def spread(sample):
    return sample.values.max() - sample.values.min()


print(spread(Sample(jnp.array([1.0, 4.0]))))
