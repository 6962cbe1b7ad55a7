# argument: x
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def period(x):
    at = jnp.where((x[:-1] < 0) & (x[1:] >= 0))[0]  # raises ConcretizationTypeError
    return (at[-1] - at[0]) / (at.shape[0] - 1)


period(jnp.array([-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0]))
