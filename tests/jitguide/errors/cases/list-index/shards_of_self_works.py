import jax
import jax.numpy as jnp


class Loader:
    def __init__(self):
        self.shards = [jnp.ones(3), 2 * jnp.ones(3)]

    def total(self, i):
        return jnp.array(self.shards)[i].sum()


assert jax.jit(Loader().total)(1) == 6.0
