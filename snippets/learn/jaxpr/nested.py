import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def swish(x):
    return x * jnp.tanh(x)


def layer(x):
    return jnp.exp(swish(x))


print(jax.make_jaxpr(layer)(np.ones(3)))
