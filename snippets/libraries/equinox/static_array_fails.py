import equinox as eqx
import jax
import jax.numpy as jnp


class Normalise(eqx.Module):
    mean: jax.Array = eqx.field(static=True)

    def __call__(self, x):
        return x - self.mean


@eqx.filter_jit
def apply(layer, x):
    return layer(x)


print(apply(Normalise(jnp.array([1.0, 2.0])), jnp.ones(2)))
apply(Normalise(jnp.array([3.0, 4.0])), jnp.ones(2))  # raises ValueError
