# needs jax >= 0.7.2
# on other versions: removed-name

import jax
import jax.numpy as jnp


@jax.jit
def counted(x):
    counter = jax.new_ref(x)
    counter[0] = 5.0
    return counter


print(counted(jnp.ones(2)))  # raises ValueError
