# argument: self

from functools import partial

import jax
import jax.numpy as jnp


class Mirror:
    @partial(jax.jit, static_argnums=(1,))
    def flipped(self, x, flip):
        return -x if flip else x


Mirror().flipped(jnp.ones(2), True)  # raises TypeError
