from dataclasses import dataclass
from functools import partial

import jax


@dataclass(frozen=True)
class Scaler:
    scale: float

    @partial(jax.jit, static_argnums=0)
    def __call__(self, x):
        print("tracing with scale =", self.scale)
        return self.scale * x


for _ in range(3):
    Scaler(2.0)(1.0)
