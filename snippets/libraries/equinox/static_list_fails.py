import equinox as eqx
import jax.numpy as jnp


class Scale(eqx.Module):
    factors: list = eqx.field(static=True)

    def __call__(self, x):
        return x * jnp.asarray(self.factors)


@eqx.filter_jit
def apply(layer, x):
    return layer(x)


factors = [1.0, 2.0]
layer = Scale(factors)
print(apply(layer, jnp.ones(2)))
factors[1] = 100.0
print(apply(layer, jnp.ones(2)), layer.factors)
