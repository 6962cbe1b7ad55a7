from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_static
@dataclass(frozen=True)
class Config:
    activation: str
    width: int


@jax.jit
def layer(state, x):
    print("tracing with", state["config"])
    x = jnp.full(state["config"].width, x) * state["scale"]
    return jnp.tanh(x) if state["config"].activation == "tanh" else x


print(layer({"config": Config("none", 2), "scale": 3.0}, 1.0))
print(layer({"config": Config("none", 2), "scale": 4.0}, 1.0))
print(layer({"config": Config("none", 3), "scale": 4.0}, 1.0))
