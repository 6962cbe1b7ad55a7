import jax
import jax.numpy as jnp


def normalise(x, axes):
    return x / x.sum(axis=tuple(axes), keepdims=True)


normalise = jax.jit(normalise, static_argnames=["axes"])
print(normalise(jnp.ones((2, 2)), axes=[0, 1]))  # raises ValueError
