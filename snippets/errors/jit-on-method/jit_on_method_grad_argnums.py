from functools import partial

import jax
import jax.numpy as jnp


class Trainer:
    scale = 3.0

    @partial(jax.jit, static_argnums=0)
    @partial(jax.value_and_grad, argnums=1)
    def loss(self, weights, x):
        return self.scale * ((weights * x) ** 2).sum()


print(*Trainer().loss(jnp.ones(2), jnp.ones(2)))
