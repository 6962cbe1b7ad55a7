# needs jax >= 0.4.38
from dataclasses import dataclass, field, replace

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Model:
    x: float
    layers: tuple = field(metadata={"static": True})


@jax.jit
def size(model):
    return model.x * sum(model.layers)


model = Model(1.0, (2, 3))
print(model.layers, size(model))
model = replace(model, layers=(*model.layers, 10))
print(model.layers, size(model))
