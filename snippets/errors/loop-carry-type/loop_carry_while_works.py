import jax
import jax.numpy as jnp


@jax.jit
def halve_until_small(x):
    start = x.astype(jnp.float32)
    return jax.lax.while_loop(lambda v: v > 1, lambda v: v / 2, start)


print(halve_until_small(jnp.int32(8)))
