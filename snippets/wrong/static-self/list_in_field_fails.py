# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax


@jax.tree_util.register_dataclass
@dataclass
class Model:
    x: float
    layers: list = field(metadata=dict(static=True))


@jax.jit
def total(model):
    print("tracing with layers =", model.layers)
    return model.x * sum(model.layers)


model = Model(1.0, [2, 3])
print(total(model))
model.layers.append(10)
print("after append:", total(model))
print("should be:   ", model.x * sum(model.layers))
