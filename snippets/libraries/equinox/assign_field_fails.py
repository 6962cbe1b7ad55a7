import equinox as eqx
import jax
import jax.numpy as jnp


class Counter(eqx.Module):
    calls: jax.Array

    @eqx.filter_jit
    def __call__(self, x):
        self.calls = self.calls + 1  # raises FrozenInstanceError
        return x


Counter(jnp.array(0))(jnp.ones(2))
