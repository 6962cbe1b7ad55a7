import jax
import jax.numpy as jnp
import numpy as np


def decay(x):
    jnp.abs(x)
    return jnp.exp(-x)


print(jax.make_jaxpr(decay)(np.ones(3)))
