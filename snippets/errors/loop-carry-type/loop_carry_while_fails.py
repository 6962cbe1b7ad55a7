import jax
import jax.numpy as jnp


@jax.jit
def halve_until_small(x):
    return jax.lax.while_loop(lambda v: v > 1, lambda v: v / 2, x)  # raises TypeError


print(halve_until_small(jnp.int32(8)))
