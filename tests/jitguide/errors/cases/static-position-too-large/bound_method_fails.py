import jax
import jax.numpy as jnp


class Mirror:
    def flipped(self, x, flip):
        return -x if flip else x


mirror = Mirror()
jax.jit(mirror.flipped, static_argnums=(2,))(jnp.ones(2), True)  # raises ValueError
