import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def scaled(x):
    scale = x.sum()

    def host(v, scale):
        return np.asarray(v) * np.asarray(scale)

    return jax.pure_callback(host, x, x, scale)


print(scaled(jnp.ones(3)))
