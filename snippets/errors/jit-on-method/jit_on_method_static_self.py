from dataclasses import dataclass
from functools import partial

import jax


@dataclass(frozen=True)
class Scaler:
    factor: int

    @partial(jax.jit, static_argnames=["self"])
    def apply(self, x):
        print("tracing for", self)
        return self.factor * x


print(Scaler(2).apply(5), Scaler(2).apply(7), Scaler(3).apply(5))
