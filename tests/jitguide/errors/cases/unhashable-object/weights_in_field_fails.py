import dataclasses
import functools

import jax
import jax.numpy as jnp


@dataclasses.dataclass
class Layer:
    weights: jax.Array
    scale: float = 2.0

    @functools.partial(jax.jit, static_argnums=0)
    def __call__(self, x):
        return self.scale * self.weights @ x


layer = Layer(jnp.eye(2))
print(layer(jnp.array([1.0, 3.0])))  # raises ValueError
