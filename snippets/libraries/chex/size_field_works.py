import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class Config:
    scale: float
    size: int = dataclasses.field(metadata={"static": True})


@jax.jit
def make(config):
    print("tracing make")
    return config.scale * jnp.ones(config.size)


for scale in (2.0, 3.0):
    print(make(Config(scale=scale, size=3)))
