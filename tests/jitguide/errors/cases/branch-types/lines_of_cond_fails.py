# pasted above its traceback

import jax
import jax.numpy as jnp


def clipped(x):
    return jax.lax.cond(  # raises TypeError
        x > 1,
        lambda x: 1,
        lambda x: -x,
        x,
    )


clipped(jnp.float32(2.5))
