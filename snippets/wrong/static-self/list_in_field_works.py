# needs jax >= 0.4.38
from dataclasses import dataclass, field, replace

import jax


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Model:
    x: float
    layers: tuple = field(metadata=dict(static=True))


@jax.jit
def total(model):
    print("tracing with layers =", model.layers)
    return model.x * sum(model.layers)


model = Model(1.0, (2, 3))
print(total(model))
print(total(replace(model, layers=(*model.layers, 10))))
