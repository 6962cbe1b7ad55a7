# needs jax >= 0.4.38
from dataclasses import dataclass, field

import jax


@jax.tree_util.register_dataclass
@dataclass
class Model:
    x: float
    layers: list = field(metadata={"static": True})


@jax.jit
def size(model):
    return model.x * sum(model.layers)


model = Model(1.0, [2, 3])
print("[2, 3]     ->", size(model))
model.layers.append(10)
print(f"{model.layers} ->", size(model))
print("without jit   ", size.__wrapped__(model))
