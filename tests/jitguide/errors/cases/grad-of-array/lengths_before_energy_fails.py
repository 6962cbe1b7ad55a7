# pasted above its traceback

import jax
import jax.numpy as jnp


def total(x, spring):
    lengths = jnp.abs(jnp.diff(x))
    energy = 0.5 * spring * jnp.sum((lengths - 1.0) ** 2)
    return lengths, energy


x = jnp.array([0.0, 1.5, 2.0])
energy, slope = jax.value_and_grad(total)(x, 2.0)  # raises TypeError
