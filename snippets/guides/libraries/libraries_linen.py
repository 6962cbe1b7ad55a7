from dataclasses import dataclass
from functools import partial

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Dense:
    features: int
    dtype: object = None

    def apply(self, params, x):
        return params["weight"] @ x


@partial(jax.jit, static_argnames=["model"])
def step(model, params, x):
    print("tracing for", model)
    return model.apply(params, x)


params = {"weight": jnp.ones((2, 3))}
print(step(Dense(2), params, jnp.ones(3)))
print(step(Dense(2), params, jnp.zeros(3)))
