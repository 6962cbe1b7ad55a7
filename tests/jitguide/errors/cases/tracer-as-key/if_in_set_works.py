import jax
import jax.numpy as jnp

SPECIAL = {1, 5, 7}


@jax.jit
def weight(label, x):
    return jnp.where(jnp.isin(label, jnp.array(list(SPECIAL))), 2 * x, x)


assert weight(5, 1.0) == 2
assert weight(4, 1.0) == 1
