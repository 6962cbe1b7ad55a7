import dataclasses

import equinox as eqx
import jax
import jax.numpy as jnp


class Power(eqx.Module):
    factor: jax.Array
    exponent: int = eqx.field(static=True)

    def __call__(self, x):
        return self.factor * x**self.exponent


model = Power(jnp.array(2.0), 2)
model = dataclasses.replace(model, exponent=3)
print(eqx.filter_jit(model)(jnp.arange(3.0)))
