from dataclasses import dataclass
from functools import partial

import jax


@partial(jax.tree_util.register_dataclass, data_fields=["value"], meta_fields=["unit"])
@dataclass
class Result:
    value: jax.Array
    unit: str


@jax.jit
def measure(x):
    return Result(x * 2, unit="metre")


print(measure(1.5))
