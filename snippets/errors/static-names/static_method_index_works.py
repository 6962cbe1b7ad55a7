from functools import partial

import jax
import jax.numpy as jnp


class Layer:
    scale = 2.0

    @partial(jax.jit, static_argnames=["self", "negate"])
    def apply(self, x, negate):
        return -self.scale * x if negate else self.scale * x


print(Layer().apply(jnp.ones(2), negate=True))
