from dataclasses import dataclass
from functools import partial

import jax
import numpy as np


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weight"],
    meta_fields=["sizes"],
)
@dataclass
class Model:
    weight: float
    sizes: tuple


@jax.jit
def layers(model):
    print("tracing", model.sizes)
    return [model.weight * np.ones(size, np.float32) for size in model.sizes]


sizes = np.array([2, 3])
print(layers(Model(1.0, tuple(sizes.tolist()))))
print(layers(Model(2.0, tuple(sizes.tolist()))))
