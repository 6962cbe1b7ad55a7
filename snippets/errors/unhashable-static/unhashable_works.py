import jax
import jax.numpy as jnp
import numpy as np


def normalise(x, axes):
    return x / x.sum(axis=axes, keepdims=True)


def pad(x, widths):
    return jnp.pad(x, widths)


normalise = jax.jit(normalise, static_argnames=["axes"])
pad = jax.jit(pad, static_argnames=["widths"])

print(normalise(jnp.ones((2, 2)), axes=(0, 1)))
print(pad(jnp.ones(2), widths=tuple(np.array([1, 2]).tolist())))
