# needs jax >= 0.8.1
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Linear:
    features: int
    activation: str = "relu"

    def init(self, key, x):
        return {
            "weight": jax.random.normal(key, (self.features, x.shape[0])),
            "bias": jnp.zeros(self.features),
        }

    @jax.jit(static_argnums=0)
    def apply(self, params, x):
        print("tracing for", self)
        y = params["weight"] @ x + params["bias"]
        return jax.nn.relu(y) if self.activation == "relu" else y


x = jnp.ones(3)
params = Linear(2).init(jax.random.key(0), x)
print(Linear(2).apply(params, x).shape)
print(Linear(2).apply(params, x).shape)
print(Linear(2, "none").apply(params, x).shape)
