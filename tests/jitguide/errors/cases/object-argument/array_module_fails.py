# on other versions: elsewhere
# argument: xp

import jax
import jax.numpy as jnp


@jax.jit
def norm(x, xp):
    return xp.sqrt((x * x).sum())


norm(jnp.ones(2), jnp)  # raises TypeError
