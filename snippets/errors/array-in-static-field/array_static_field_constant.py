from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["weight", "grid"],
    meta_fields=[],
)
@dataclass
class Model:
    weight: float
    grid: jax.Array


@jax.jit
def loss(model):
    print("tracing")
    grid = jax.lax.stop_gradient(model.grid)
    return ((model.weight * grid) ** 2).sum()


print(jax.grad(loss)(Model(1.0, jnp.arange(3.0))))
print(jax.grad(loss)(Model(2.0, jnp.arange(3.0))))
