import chex
import jax
import jax.numpy as jnp


@chex.dataclass(frozen=True)
class Layer:
    weights: chex.Array
    activation: str


@jax.jit
def apply(layer, x):
    print("tracing apply")
    return getattr(jax.nn, layer.activation)(x @ layer.weights)


for activation in ("relu", "relu", "tanh"):
    layer = Layer(weights=jnp.ones((3, 2)), activation=activation)
    apply(layer, jnp.ones(3))  # raises TypeError
