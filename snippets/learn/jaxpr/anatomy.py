import jax
import jax.numpy as jnp
import numpy as np


def damped(x):
    cubed = x**3
    return x * jnp.exp(-cubed)


print(jax.make_jaxpr(damped)(np.ones(3)))
