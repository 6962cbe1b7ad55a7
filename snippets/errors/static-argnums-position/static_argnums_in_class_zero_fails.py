from functools import partial

import jax
import jax.numpy as jnp


class Flip:
    @partial(jax.jit, static_argnums=[0, 1])
    def apply(self, x, negate):
        return -x if negate else x


print(Flip().apply(jnp.array([1, 2]), True))  # raises ValueError
