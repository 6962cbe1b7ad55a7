import jax
import jax.numpy as jnp
import numpy as np


def pad(x, widths):
    return jnp.pad(x, widths)


pad = jax.jit(pad, static_argnames=["widths"])
print(pad(jnp.ones(2), widths=np.array([1, 2])))  # raises ValueError
