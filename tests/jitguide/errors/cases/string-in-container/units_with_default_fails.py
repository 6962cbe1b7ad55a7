# argument: sample.units
# on other versions: missing-argument
# pasted above its traceback
# needs jax >= 0.4.38

import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Sample:
    values: jax.Array
    units: str = "m"


@jax.jit
def metres(sample):
    return sample.values * (1000 if sample.units == "km" else 1)


metres(Sample(jnp.ones(2), "km"))  # raises TypeError
