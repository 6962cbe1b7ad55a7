import jax
import jax.numpy as jnp


class Flip:
    def __init__(self):
        self.apply = jax.jit(self._apply, static_argnums=[1])

    def _apply(self, x, negate):
        return -x if negate else x


print(Flip().apply(jnp.array([1, 2]), True))
