# fails: no-jit
import jax
import jax.numpy as jnp


class Tiler:
    def __init__(self):
        self.run = jax.jit(jnp.tile, static_argnums=1)

    def __call__(self, x, n):
        return self.run(x, int(n))


jit_with_static_n = Tiler()
