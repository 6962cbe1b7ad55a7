# argument: x
# on other versions: integer-from-jnp

import functools

import jax
import jax.numpy as jnp


class Mixture:
    def __init__(self, experts):
        self.experts = experts

    @functools.partial(jax.jit, static_argnames=["self"])
    def __call__(self, x):
        winner = jnp.argmax(x)
        return self.experts[winner](x)  # raises TracerIntegerConversionError


Mixture([jnp.sin, jnp.cos])(jnp.array([1.0, 2.0]))
