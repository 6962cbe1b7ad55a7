import jax
import jax.numpy as jnp
import numpy as np


def total(numbers):
    return jnp.sum(numbers)


numbers = np.asarray([1.0] * 300)
jaxpr = jax.make_jaxpr(total)(numbers)
print(len(jaxpr.in_avals), "input,", len(jaxpr.eqns), "equation")
