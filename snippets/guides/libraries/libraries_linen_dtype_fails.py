from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Dense:
    features: int
    dtype: object = None

    def apply(self, params, x):
        return params["weight"] @ x


@jax.jit
def step(model, params, x):
    return model.apply(params, x)  # raises AttributeError


params = {"weight": jnp.ones((2, 3))}
print(step(Dense(2), params, jnp.ones(3)))
