# argument: state

import jax
from jax import lax


@jax.jit
def halved(x):
    return lax.while_loop(
        lambda state: state > 1 and state < 9, lambda state: state / 2, x
    )  # raises TracerBoolConversionError


halved(4.0)
