# argument: x
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def positive(x):
    index = jnp.nonzero(x > 0)[0]  # raises ConcretizationTypeError
    return x[index] * 2


out = positive(jnp.array([-1.0, 2.0]))
