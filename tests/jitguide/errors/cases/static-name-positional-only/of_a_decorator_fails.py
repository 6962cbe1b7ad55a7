# argument: order
# pasted above its traceback
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="order")  # raises ValueError
def moment(values, center, order, /):
    return jnp.mean((values - center) ** order)


print(moment(jnp.arange(4.0), 1.5, 2))
