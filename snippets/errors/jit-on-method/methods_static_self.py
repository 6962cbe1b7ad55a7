import functools
from dataclasses import dataclass

import jax


@dataclass(frozen=True)
class Scaler:
    power: int
    name: str

    @functools.partial(jax.jit, static_argnames=["self", "invert"])
    def apply(self, x, invert=False):
        print("tracing", self)
        y = x**self.power
        return 1 / y if invert else y


print(Scaler(2, "square").apply(3.0))
print(Scaler(2, "square").apply(4.0))
print(Scaler(3, "cube").apply(2.0, invert=True))
