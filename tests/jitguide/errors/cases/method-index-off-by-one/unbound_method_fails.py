# on other versions: wrong-index

import jax
import jax.numpy as jnp


class Mirror:
    def flipped(self, x, flip):
        return -x if flip else x


jax.jit(Mirror.flipped, static_argnums=(1,))(Mirror(), jnp.ones(2), True)  # raises TypeError
