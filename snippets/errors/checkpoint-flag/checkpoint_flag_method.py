from functools import partial

import jax
import jax.numpy as jnp


class Layer:
    @partial(jax.checkpoint, static_argnums=(0, 2))
    def apply(self, x, train):
        return jnp.sin(x) * 0.5 if train else jnp.sin(x)


print(jax.grad(Layer().apply)(0.0, True))
