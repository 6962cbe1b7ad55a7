# needs jax >= 0.4.38
from dataclasses import dataclass

import jax


@jax.tree_util.register_dataclass
@dataclass
class Scaler:
    factor: float

    def __call__(self, x):
        print("tracing")
        return self.factor * x


@jax.jit
def call(model, x):
    return model(x)


scaler = Scaler(2.0)
print(call(scaler, 5.0))
scaler.factor = 3.0
print(call(scaler, 5.0))
