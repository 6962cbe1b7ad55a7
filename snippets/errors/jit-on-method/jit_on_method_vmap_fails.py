import jax
import jax.numpy as jnp


class Scaler:
    factor = 2.0

    @jax.vmap
    def apply(self, row):
        return self.factor * row.sum()


print(Scaler().apply(jnp.ones((3, 2))))  # raises TypeError
