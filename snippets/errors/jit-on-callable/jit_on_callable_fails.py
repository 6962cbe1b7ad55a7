# needs jax >= 0.4.38
from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass
class Scaler:
    factor: float

    def __call__(self, x):
        return self.factor * x


apply = jax.jit(Scaler(2.0))
print(apply(5.0))  # raises TypeError
