import functools

import equinox as eqx
import jax
import jax.numpy as jnp


class Model(eqx.Module):
    weight: jax.Array
    power: int

    @functools.partial(jax.jit, static_argnums=0)
    def __call__(self, x):
        return (self.weight @ x) ** self.power


Model(jnp.eye(2), 2)(jnp.ones(2))  # raises ValueError
