from dataclasses import dataclass
from functools import partial

import jax


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["factor"],
    meta_fields=["name"],
)
@dataclass
class Scaler:
    factor: float
    name: str = "plain"

    @jax.jit
    def apply(self, x):
        print("tracing, name is", self.name)
        return self.factor * x


print(Scaler(2).apply(5), Scaler(3).apply(5))
