import chex
import jax
import jax.numpy as jnp


@chex.dataclass(frozen=True)
class Layer:
    weights: chex.Array
    activation: str


@jax.jit
def apply(layer, x):
    return getattr(jax.nn, layer.activation)(x @ layer.weights)


apply(Layer(weights=jnp.ones((3, 2)), activation="relu"), jnp.ones(3))  # raises TypeError
