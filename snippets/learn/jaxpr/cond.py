import jax
import jax.numpy as jnp
import numpy as np


def root(x):
    return jax.lax.cond(x > 0, jnp.sqrt, jnp.negative, x)


print(jax.make_jaxpr(root)(np.float32(4)))
