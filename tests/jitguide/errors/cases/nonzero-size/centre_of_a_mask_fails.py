# argument: mask
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def centre(mask):
    lit = jnp.nonzero(mask)[0]  # raises ConcretizationTypeError
    share = lit.size / mask.size
    return lit.mean(), share, lit[jnp.arange(lit.size)]


print(centre(jnp.array([False, True, True, False])))
