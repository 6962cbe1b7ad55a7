# needs jax >= 0.4.38
from dataclasses import dataclass, replace

import jax


@jax.tree_util.register_dataclass
@dataclass
class Scaler:
    scale: float

    @jax.jit
    def __call__(self, x):
        print("tracing")
        return self.scale * x


scaler = Scaler(2.0)
print(scaler(1))
scaler.scale = 10.0
print("after scaler.scale = 10.0:", scaler(1))
print("a changed copy:", replace(scaler, scale=20.0)(1))
