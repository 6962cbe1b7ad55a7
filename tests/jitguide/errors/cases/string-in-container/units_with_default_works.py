# needs jax >= 0.4.38

import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Sample:
    values: jax.Array
    units: str = dataclasses.field(default="m", metadata={"static": True})


@jax.jit
def metres(sample):
    return sample.values * (1000 if sample.units == "km" else 1)


assert metres(Sample(jnp.ones(2), "km")).tolist() == [1000, 1000]
assert metres(Sample(jnp.ones(2))).tolist() == [1, 1]
