from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=["factors"], meta_fields=[])
@dataclass
class Scale:
    factors: jax.Array


@jax.jit
def apply(x, scale):
    print("tracing")
    return (x * scale.factors).sum()


print(apply(1.0, Scale(jnp.ones(2))))
print(jax.vmap(lambda scale: apply(1.0, scale))(Scale(jnp.ones((3, 2)))))
