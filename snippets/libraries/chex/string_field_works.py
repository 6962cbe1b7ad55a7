import dataclasses

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class Layer:
    weights: jax.Array
    activation: str = dataclasses.field(metadata={"static": True})


@jax.jit
def apply(layer, x):
    print("tracing apply for", layer.activation)
    return getattr(jax.nn, layer.activation)(x @ layer.weights)


for activation in ("relu", "relu", "tanh"):
    apply(Layer(weights=jnp.ones((3, 2)), activation=activation), jnp.ones(3))
