from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["counts"],
    meta_fields=["total"],
)
@dataclass
class Histogram:
    counts: jax.Array
    total: int = 0

    def __post_init__(self):
        self.total = int(self.counts.sum())  # raises ConcretizationTypeError


@jax.jit
def one_each(histogram):
    return jnp.ones(histogram.total)


histogram = Histogram(jnp.array([1, 3]))
print("outside:", histogram.total)
print(one_each(histogram))
